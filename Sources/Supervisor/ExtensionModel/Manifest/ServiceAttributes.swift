// ServiceAttributes.swift: the keys of NSExtension about an extension's presentation. The role decides whether its answer is used
// (ExtensionHost); the others have no effect without a screen and are read to find mistakes.

/// Presentation keys with their defaults.
public struct ServiceAttributes: Equatable, Sendable {
    /// Whether the extension edits or only views its content: `NSExtensionServiceRoleType`.
    public enum Role: String, Sendable {
        case editor = "NSExtensionServiceRoleTypeEditor"
        case viewer = "NSExtensionServiceRoleTypeViewer"
    }

    /// The role; nil if it is missing.
    public var role: Role?
    /// `NSExtensionActionWantsFullScreenPresentation`; default: false.
    public var wantsFullScreenPresentation = false
    /// `NSExtensionOverridesHostUIAppearance`; default: false.
    public var overridesHostUIAppearance = false
    /// `NSExtensionServiceAllowsFinderPreviewItem`; default: false.
    public var allowsFinderPreviewItem = false
    /// `NSExtensionServiceFinderPreviewLabel`; default: the display name.
    public var finderPreviewLabel: String?
    /// `NSExtensionServiceFinderPreviewIconName`.
    public var finderPreviewIconName: String?
    /// `NSExtensionServiceAllowsTouchBarItem`; default: false.
    public var allowsTouchBarItem = false
    /// `NSExtensionServiceTouchBarLabel`; default: the display name.
    public var touchBarLabel: String?
    /// `NSExtensionServiceTouchBarIconName`.
    public var touchBarIconName: String?
    /// `NSExtensionServiceTouchBarBezelColorName`.
    public var touchBarBezelColorName: String?
    /// `NSExtensionServiceAllowsToolbarItem`; default: false.
    public var allowsToolbarItem = false
    /// `NSExtensionServiceToolbarPaletteLabel`; default: the display name.
    public var toolbarPaletteLabel: String?
    /// `NSExtensionServiceToolbarIconFile`.
    public var toolbarIconFile: String?
}

extension ServiceAttributes {
    init(_ plist: InfoPlist, displayName: String, warnings: inout [BundleWarning]) throws(BundleError) {
        let attributes = "NSExtension.NSExtensionAttributes."
        let service = attributes + "NSExtensionService"
        if let role = try plist.string(service + "RoleType") {
            self.role = Role(rawValue: role) ?? .viewer
            if Role(rawValue: role) == nil {
                let message =
                    "is \"\(role)\", which is no role; Viewer is assumed. The roles are \(Role.editor.rawValue) and \(Role.viewer.rawValue)."
                warnings.append(plist.warning(service + "RoleType", message))
            }
        }
        // NOTE: Apple's pages list these two under NSExtension and under its attributes.
        for parent in ["NSExtension.", attributes] {
            wantsFullScreenPresentation = try plist.bool(
                parent + "NSExtensionActionWantsFullScreenPresentation",
                default: wantsFullScreenPresentation
            )
            overridesHostUIAppearance = try plist.bool(
                parent + "NSExtensionOverridesHostUIAppearance",
                default: overridesHostUIAppearance
            )
        }
        allowsFinderPreviewItem = try plist.bool(service + "AllowsFinderPreviewItem", default: false)
        finderPreviewLabel = try plist.string(service + "FinderPreviewLabel") ?? displayName
        finderPreviewIconName = try plist.string(service + "FinderPreviewIconName")
        allowsTouchBarItem = try plist.bool(service + "AllowsTouchBarItem", default: false)
        touchBarLabel = try plist.string(service + "TouchBarLabel") ?? displayName
        touchBarIconName = try plist.string(service + "TouchBarIconName")
        touchBarBezelColorName = try plist.string(service + "TouchBarBezelColorName")
        allowsToolbarItem = try plist.bool(service + "AllowsToolbarItem", default: false)
        toolbarPaletteLabel = try plist.string(service + "ToolbarPaletteLabel") ?? displayName
        toolbarIconFile = try plist.string(service + "ToolbarIconFile")
    }
}
