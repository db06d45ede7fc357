# Homebrew on Linux: copy this file to the folder Formula of a tap.
class ComponentCatalog < Formula
  desc "Checks and renders catalogs of design systems' components"
  homepage "@ADDRESS@"
  url "@ADDRESS@/@ARCHIVE@"
  version "@VERSION@"
  sha256 "@SHA256@"

  depends_on arch: :@HOMEBREW_ARCH@
  depends_on :linux

  def install
    bin.install "bin/catalog"
    man1.install Dir["share/man/man1/*"]
    doc.install Dir["licenses/*"]
    generate_completions_from_executable(bin/"catalog", "--generate-completion-script")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/catalog --version")
    system bin/"catalog", "init", "trial"
    system bin/"catalog", "build", "--catalog", "trial"
  end
end
