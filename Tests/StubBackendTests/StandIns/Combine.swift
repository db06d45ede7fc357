// As much of Combine as stubs need to be type-checked without it: declarations only, nothing works.
// The modules themselves document their declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments

public protocol Cancellable {
    func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
    public init(_ cancel: @escaping () -> Void) {}
    public func cancel() {}
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) {}
}

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {}
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    public init() {}
}
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
    public init(_ value: Output) {}
}
public protocol ObservableObject: AnyObject {}
