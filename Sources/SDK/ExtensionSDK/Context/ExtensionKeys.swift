// ExtensionKeys.swift: the string constants that extension sources name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ActionProtocol

/// In a loaded property list: the payload of the script's `run`.
public let NSExtensionJavaScriptPreprocessingResultsKey: String = ActionChannel.preprocessingResultsKey
/// In a returned property list: the argument for the script's `finalize`.
public let NSExtensionJavaScriptFinalizeArgumentKey: String = ActionChannel.finalizeArgumentKey
/// In `NSExtensionItem.userInfo`: the attributed title.
public let NSExtensionItemAttributedTitleKey: String = "NSExtensionItemAttributedTitleKey"
/// In `NSExtensionItem.userInfo`: the attributed content text.
public let NSExtensionItemAttributedContentTextKey: String = "NSExtensionItemAttributedContentTextKey"
/// In `NSExtensionItem.userInfo`: the attachments.
public let NSExtensionItemAttachmentsKey: String = "NSExtensionItemAttachmentsKey"
/// In the user info of a canceling error: a dictionary from items to errors.
public let NSExtensionItemsAndErrorsKey: String = "NSExtensionItemsAndErrorsKey"
