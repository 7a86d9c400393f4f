// ChildEnvironment.swift: the variables of the user's environment that each kind of process receives. Only listed variables are passed
// on: any other may be a secret. docs/security.md has the same table.

package import ActionProtocol
import Isolation

/// The environments of children.
package enum ChildEnvironment {
    /// The kinds of processes that receive variables.
    package enum Process: String, CaseIterable, Sendable {
        case worker, reader, server, action
        /// Only actions that are granted the network, and transfers.
        case networkAction = "action with the network"
        case transfer, compiler
        case webKit = "WebKit (--check-webkit)"
    }

    /// A variable, or all variables with a prefix.
    package struct Variable: Sendable {
        /// The name, or a prefix with `*` at its end.
        package var name: String
        package var processes: [Process]
    }

    /// All variables that are passed on.
    package static let variables: [Variable] = {
        func list(_ processes: [Process], _ names: String) -> [Variable] {
            names.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
                .map { Variable(name: String(decoding: $0, as: UTF8.self), processes: processes) }
        }
        let programs: [Process] = [.action, .networkAction, .transfer, .compiler, .webKit]
        let others = Process.allCases.filter { $0 != .worker }
        let rows =
            list(others, "LD_LIBRARY_PATH WEBACTION_TEST")
            + list(others.filter { $0 != .reader && $0 != .server }, "LANG LC_* TZ")
            + list(programs, "PATH HOME USER LOGNAME SHELL LANGUAGE TMPDIR")
            + list(programs.filter { $0 != .transfer }, "XDG_DATA_HOME XDG_DATA_DIRS XDG_CONFIG_HOME XDG_CACHE_HOME")
            // Variables by which interpreters find their own files and libraries.
            + list(
                [.action, .networkAction],
                """
                PYTHONPATH PYTHONHOME PYTHONUTF8 PYTHONIOENCODING VIRTUAL_ENV PYENV_ROOT PYENV_VERSION CONDA_PREFIX NODE_PATH
                PERL5LIB RUBYLIB GEM_HOME GEM_PATH JAVA_HOME FONTCONFIG_FILE FONTCONFIG_PATH
                """
            )
            + list(
                [.networkAction, .transfer],
                """
                http_proxy https_proxy ftp_proxy all_proxy no_proxy HTTP_PROXY HTTPS_PROXY FTP_PROXY ALL_PROXY NO_PROXY
                SSL_CERT_FILE SSL_CERT_DIR CURL_CA_BUNDLE REQUESTS_CA_BUNDLE
                """
            )
            + list(
                [.compiler],
                """
                CPATH C_INCLUDE_PATH CPLUS_INCLUDE_PATH LIBRARY_PATH SDKROOT TOOLCHAINS SWIFT_EXEC CC CXX CLANG_MODULE_CACHE_PATH
                SOURCE_DATE_EPOCH SWIFTLY_HOME_DIR SWIFTLY_BIN_DIR SWIFTLY_TOOLCHAINS_DIR
                """
            )
            + list(
                [.webKit],
                """
                DISPLAY WAYLAND_DISPLAY XAUTHORITY XDG_RUNTIME_DIR XDG_SESSION_TYPE DBUS_SESSION_BUS_ADDRESS GI_TYPELIB_PATH
                PYTHONPATH PYTHONHOME VIRTUAL_ENV PYENV_ROOT PYENV_VERSION WEBKIT_* GDK_* GTK_* GST_* LIBGL_* FONTCONFIG_FILE
                FONTCONFIG_PATH
                """
            )
        let workers = WorkerStart.variables
        let shared = rows.map { row in
            Variable(name: row.name, processes: row.processes + (workers.contains(row.name) ? [.worker] : []))
        }
        let own = workers.filter { name in !rows.contains { $0.name == name } }
        return shared + own.map { Variable(name: $0, processes: [.worker]) }
    }()

    /// The user's variables for one process, and `additions`, as `NAME=value`; an addition takes precedence.
    package static func list(
        for process: Process,
        from environment: [String] = currentEnvironment(),
        adding additions: [String] = []
    ) -> [String] {
        select(process, [], environment, additions)
    }

    /// The variable with the passphrase of keychains.
    static let passphrase = "WEBACTION_KEYCHAIN_PASSPHRASE"

    /// The environment of an action, with the variables that the user grants by name, and the keychains' passphrase if it has a group
    /// whose secrets it may read. Other actions receive only the information that there is a passphrase, so that they store no secrets
    /// without it.
    package static func action(
        _ access: ActionAccess,
        from environment: [String] = currentEnvironment(),
        adding additions: [String] = []
    ) -> [String] {
        let process = access.hasNetwork ? Process.networkAction : .action
        let passed = access.variables.filter { $0 != passphrase }
        var additions = additions
        if let entry = environment.first(where: { name($0) == passphrase }),
            entry.utf8.count > passphrase.utf8.count + 1
        {
            additions.append(access.hasKeychainGroup ? entry : passphrase + "=")
        }
        return select(process, passed, environment, additions)
    }

    /// An entry's name. Compares bytes: a value may begin with a character that combines with the "=".
    private static func name(_ entry: String) -> String {
        String(decoding: entry.utf8.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    }

    private static func select(
        _ process: Process,
        _ passed: [String],
        _ environment: [String],
        _ additions: [String]
    ) -> [String] {
        let names = variables.filter { $0.processes.contains(process) }.map(\.name)
        let exact = Set(passed + names.filter { !$0.hasSuffix("*") })
        let starts = names.filter { $0.hasSuffix("*") }.map { Array($0.utf8.dropLast()) }
        let added = Set(additions.map(name))
        let kept = environment.filter { entry in
            let name = name(entry)
            return !added.contains(name)
                && (exact.contains(name) || starts.contains { name.utf8.starts(with: $0) })
        }
        return kept.map { $0 == "TZ=" ? WorkerStart.unnamedZone : $0 } + additions
    }
}
