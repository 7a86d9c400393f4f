// GraphicsContexts.swift: the current context of each thread, and the older functions that begin and end one.
// https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Drawing
import Foundation

/// The contexts of a thread, the current one last.
private final class ContextStack {
    var contexts: [(context: CGContext, scale: CGFloat)] = []

    static var ofThread: ContextStack {
        let key = "webaction.graphics-contexts"
        if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }
}

/// A context with a size in points and y growing downwards; nil, with a message on standard error, if it would be too
/// large (`ImageLimits`) or cairo is missing.
func makeGraphicsContext(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= 1e6, height <= 1e6,
        let context = CGContext(
            width: Int(width),
            height: Int(height),
            transform: CGAffineTransform(scaleX: scale, y: scale)
        )
    else {
        let reason =
            "a context of \(width) by \(height) pixels cannot be made: too large, none, or libcairo2 is missing."
        FileHandle.standardError.write(Data((reason + "\n").utf8))
        return nil
    }
    if isOpaque {
        context.setFillColor(.black)
        context.fill(CGRect(origin: .zero, size: size))
    }
    return context
}

/// The current context of this thread.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.ofThread.contexts.last?.context }

/// Makes `context` the current one until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.ofThread.contexts.append((context, 1)) }

/// Restores the previous context.
public func UIGraphicsPopContext() { _ = ContextStack.ofThread.contexts.popLast() }

/// Begins a context with a size in points. A scale of 0 means the screen's, which is 1 here.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    guard let context = makeGraphicsContext(size: size, scale: scale, isOpaque: opaque) else { return }
    ContextStack.ofThread.contexts.append((context, scale))
}

/// Begins a context with a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The contents of the context of `UIGraphicsBeginImageContext`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, scale) = ContextStack.ofThread.contexts.last, let image = context.makeImage() else {
        return nil
    }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the context of `UIGraphicsBeginImageContext`.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Strokes a rectangle's inner edge in the current context.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
