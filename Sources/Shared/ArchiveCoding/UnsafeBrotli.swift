// UnsafeBrotli.swift: Brotli by its own library, which is loaded when a body that is compressed with it is met.
// https://www.rfc-editor.org/rfc/rfc7932
// Safe because: the functions have the types that the library's header gives them, the pointers that they are given are
// arrays' own storage for the call, and the decoder is freed before the function returns.

import Glibc

/// The result of decompressing a body.
package enum DecodedBytes: Equatable, Sendable {
    case bytes([UInt8])
    case damaged
    /// There is more than was asked for.
    case tooLong
    /// The library for this compression is not installed.
    case noLibrary(name: String)
}

/// Decompresses what HTTP calls br, if Debian's libbrotli1 is there.
package func decodeBrotli(_ bytes: [UInt8], limit: Int) -> DecodedBytes {
    guard let library = BrotliLibrary.shared else { return .noLibrary(name: BrotliLibrary.name) }
    guard let decoder = library.create(nil, nil, nil) else { return .damaged }
    defer { library.destroy(decoder) }
    var output: [UInt8] = []
    return bytes.withUnsafeBufferPointer { input in
        var (nextInput, inputLeft) = (input.baseAddress, input.count)
        while true {
            var status: Int32 = 0
            let piece = [UInt8](unsafeUninitializedCapacity: BrotliLibrary.piece) { buffer, count in
                var (next, left) = (buffer.baseAddress, buffer.count)
                status = library.decode(decoder, &inputLeft, &nextInput, &left, &next, nil)
                count = buffer.count - left
            }
            output += piece
            if output.count > limit { return .tooLong }
            switch status {
            case 1: return .bytes(output)
            case 3: continue
            // NB: 2 asks for more input, and there is none.
            default: return .damaged
            }
        }
    }
}

/// Loads the library now, if it is there, for a process that can open no files later.
package func loadBrotli() { _ = BrotliLibrary.shared }

/// The functions of the library, by its header `brotli/decode.h`.
private struct BrotliLibrary: @unchecked Sendable {
    static let name = "libbrotlidec.so.1"
    static let piece = 1 << 18
    static let shared = BrotliLibrary()

    typealias Decoder = OpaquePointer
    typealias Create =
        @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Decoder?
    typealias Destroy = @convention(c) (Decoder) -> Void
    typealias Decode =
        @convention(c) (
            Decoder, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafePointer<UInt8>?>,
            UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>?
        ) -> Int32

    let create: Create
    let destroy: Destroy
    let decode: Decode

    private init?() {
        guard let library = dlopen(Self.name, RTLD_NOW | RTLD_LOCAL),
            let create = dlsym(library, "BrotliDecoderCreateInstance"),
            let destroy = dlsym(library, "BrotliDecoderDestroyInstance"),
            let decode = dlsym(library, "BrotliDecoderDecompressStream")
        else { return nil }
        self.create = unsafeBitCast(create, to: Create.self)
        self.destroy = unsafeBitCast(destroy, to: Destroy.self)
        self.decode = unsafeBitCast(decode, to: Decode.self)
    }
}
