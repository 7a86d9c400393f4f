// UnsafeSQLite.swift: the functions of SQLite that a store needs, looked up by name when the first store is opened.
// https://www.sqlite.org/c3ref/intro.html
//
// Safe because: each type below is the C declaration of its function, which libsqlite3.so.0 keeps stable; bound bytes
// are copied by SQLite before the call returns, columns are copied before the next step; a connection is used under its
// lock.
// https://www.sqlite.org/c3ref/intro.html

import Foundation
import Glibc

/// An SQLite database.
final class SQLiteDatabase: @unchecked Sendable {
    private typealias Open =
        @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>, Int32, UnsafePointer<CChar>?) ->
        Int32
    private typealias Close = @convention(c) (OpaquePointer?) -> Int32
    private typealias Message = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
    private typealias Prepare =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<OpaquePointer?>, UnsafeMutableRawPointer?
        ) -> Int32
    private typealias Wait = @convention(c) (OpaquePointer?, Int32) -> Int32
    private typealias Step = @convention(c) (OpaquePointer?) -> Int32
    private typealias Bind =
        @convention(c) (OpaquePointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?) -> Int32
    private typealias Column = @convention(c) (OpaquePointer?, Int32) -> UnsafeRawPointer?
    private typealias Length = @convention(c) (OpaquePointer?, Int32) -> Int32

    private struct Functions: Sendable {
        let open: Open
        let close: Close
        let message: Message
        let prepare: Prepare
        let wait: Wait
        let step: Step
        let finalize: Step
        let bind: Bind
        let column: Column
        let length: Length

        init?() {
            guard let library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
            func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
                dlsym(library, name).map { unsafeBitCast($0, to: type) }
            }
            guard let open = find("sqlite3_open_v2", Open.self), let close = find("sqlite3_close_v2", Close.self),
                let message = find("sqlite3_errmsg", Message.self),
                let prepare = find("sqlite3_prepare_v2", Prepare.self),
                let wait = find("sqlite3_busy_timeout", Wait.self), let step = find("sqlite3_step", Step.self),
                let finalize = find("sqlite3_finalize", Step.self), let bind = find("sqlite3_bind_blob", Bind.self),
                let column = find("sqlite3_column_blob", Column.self),
                let length = find("sqlite3_column_bytes", Length.self)
            else { return nil }
            (self.open, self.close, self.message, self.prepare) = (open, close, message, prepare)
            (self.wait, self.step, self.finalize, self.bind) = (wait, step, finalize, bind)
            (self.column, self.length) = (column, length)
        }
    }

    private static let functions = Functions()
    private static let (okay, row, done): (Int32, Int32, Int32) = (0, 100, 101)
    /// Read and write, create if missing, without a lock of its own.
    private static let flags: Int32 = 0x2 | 0x4 | 0x8000

    private let functions: Functions
    // NB: A transaction holds the lock for all of its statements.
    private let lock = NSRecursiveLock()
    private var connection: OpaquePointer?

    /// Opens a database.
    ///
    /// - Parameter path: The path of a file, or `:memory:`.
    init(path: String) throws {
        guard let functions = Self.functions else {
            throw StoreError("SwiftData needs libsqlite3.so.0 (Debian's libsqlite3-0), which is not installed.")
        }
        self.functions = functions
        var connection: OpaquePointer?
        let code = functions.open(path, &connection, Self.flags, nil)
        self.connection = connection
        guard code == Self.okay else {
            let reason = problem
            _ = functions.close(connection)
            self.connection = nil
            throw StoreError("\(path) cannot be opened: \(reason).")
        }
        _ = functions.wait(connection, 5000)
    }

    deinit { _ = functions.close(connection) }

    private var problem: String { functions.message(connection).map { String(cString: $0) } ?? "out of memory" }

    /// Runs statements atomically. Statements of other threads wait.
    func transaction(_ body: () throws -> Void) throws {
        try lock.withLock {
            try run("BEGIN IMMEDIATE")
            do {
                try body()
                try run("COMMIT")
            } catch {
                _ = try? run("ROLLBACK")
                throw error
            }
        }
    }

    /// Runs one statement, with its values in order, and returns the resulting rows.
    @discardableResult
    func run(_ statement: String, _ values: [[UInt8]] = []) throws -> [[[UInt8]]] {
        try lock.withLock {
            var prepared: OpaquePointer?
            guard functions.prepare(connection, statement, -1, &prepared, nil) == Self.okay else {
                throw StoreError("\(problem): \(statement)")
            }
            defer { _ = functions.finalize(prepared) }
            // -1: SQLite copies the bound bytes.
            let copies = UnsafeMutableRawPointer(bitPattern: -1)
            for (index, value) in values.enumerated() {
                let code = value.withUnsafeBytes { bytes in
                    // NB: A null address would be bound as NULL.
                    withUnsafeBytes(of: UInt8(0)) { nothing in
                        let start = bytes.isEmpty ? nothing.baseAddress : bytes.baseAddress
                        return functions.bind(prepared, Int32(index + 1), start, Int32(bytes.count), copies)
                    }
                }
                guard code == Self.okay else { throw StoreError("\(problem): \(statement)") }
            }
            var rows: [[[UInt8]]] = []
            while true {
                switch functions.step(prepared) {
                case Self.done: return rows
                case Self.row: rows.append((0..<2).map { column($0, of: prepared) })
                default: throw StoreError("\(problem): \(statement)")
                }
            }
        }
    }

    private func column(_ index: Int32, of prepared: OpaquePointer?) -> [UInt8] {
        guard let start = functions.column(prepared, index) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(functions.length(prepared, index))))
    }
}

/// The reason why a store cannot be used.
struct StoreError: LocalizedError, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
    var errorDescription: String? { description }
}
