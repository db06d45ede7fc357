import TrialCatalogs

/// Searches as readers type them into a site, each with the page that has the answer.
enum SiteQuestions {
    static let byCatalog: [TrialCatalog: [String: String]] = [
        .glide: [
            "popover": "glide-core-popover", "splt button": "glide-core-split-button",
            "event:deselected": "glide-core-option", "backButton": "glide-core-modal",
            "aria required": "glide-core-strings", "tooltp": "glide-core-tooltip",
            "tab panel": "glide-core-tab-group-panel", "suffix icons": "glide-core-accordion",
            "spiner": "glide-core-spinner", "radio group": "glide-core-radio-group", "drawer": "glide-core-drawer",
        ],
        .dnn: [
            "monaco": "dnn-monaco-editor", "useContrastColor": "dnn-color-input",
            "captureQuality": "dnn-dropzone", "event:filesSelected": "dnn-dropzone", "treeview": "dnn-treeview-item",
            "splitview": "dnn-vertical-splitview", "permisions": "dnn-permissions-grid",
            "image crop": "dnn-image-cropper", "preventUndersized": "dnn-image-cropper",
            "needMoreItems": "dnn-autocomplete", "label-prefix": "dnn-fieldset", "color picker": "dnn-color-picker",
        ],
        .fluent: [
            "presence oof": "shared-strings", "stopped label": "activity-indicator", "heads up": "heads-up-display",
            "people picker": "people-picker", "shimer": "shimmer", "MSFAvatarStyle": "avatar",
            "customAccessoryViewMinVerticalMargin": "table-view-cell", "cancelButtonLeadingInset": "search-bar",
            "token:unselectedTextColor": "tab-bar-item", "bottom sheet": "bottom-sheet", "card nuge": "card-nudge",
            "badgeTopSectionPadding": "side-tab-bar",
        ],
        .govuk: [
            "exit this": "exit-this-page", "countMessage": "character-count",
            "showPasswordAriaLabelText": "password-input", "captionClasses": "table", "cookie": "cookie-banner",
            "phase": "phase-banner", "enteredDropzoneText": "file-upload", "breadcrums": "breadcrumbs",
            "skip link": "skip-link", "date input": "date-input", "containerClasses": "footer",
            "warning": "warning-text",
        ],
        .backbase: [
            "borderWidth": "button", "showPasswordVisibilityAccessory": "input-password", "chipview": "chip",
            "money protection": "money-protection-banner", "amount formatter": "amount-formatter",
            "loadng": "loading-indicator", "SummaryStackView": "summary-stack-view",
        ],
    ]
}
