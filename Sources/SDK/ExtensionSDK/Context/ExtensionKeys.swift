// ExtensionKeys.swift: the string constants that extension sources name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ActionProtocol

/// In a loaded property list: the payload of the script's `run`.
public let NSExtensionJavaScriptPreprocessingResultsKey: String = ActionChannel.preprocessingResultsKey
/// In a returned property list: the argument for the script's `finalize`.
public let NSExtensionJavaScriptFinalizeArgumentKey: String = ActionChannel.finalizeArgumentKey
/// The key of the attributed title in `NSExtensionItem.userInfo`.
public let NSExtensionItemAttributedTitleKey: String = "NSExtensionItemAttributedTitleKey"
/// The key of the attributed content text in `NSExtensionItem.userInfo`.
public let NSExtensionItemAttributedContentTextKey: String = "NSExtensionItemAttributedContentTextKey"
/// The key of the attachments in `NSExtensionItem.userInfo`.
public let NSExtensionItemAttachmentsKey: String = "NSExtensionItemAttachmentsKey"
/// The key of a dictionary from items to errors in the user info of a canceling error.
public let NSExtensionItemsAndErrorsKey: String = "NSExtensionItemsAndErrorsKey"
