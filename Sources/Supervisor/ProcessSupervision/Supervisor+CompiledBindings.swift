// Supervisor+CompiledBindings.swift: compiles the bindings into a file, once for each build and each version of JavaScriptCore.
// Without the file, or with one for another version, each worker parses the bindings' source: it starts later by half the time
// that a world takes, and behaves the same.
//
// The format is the engine's own, written by functions that it exports for WebKit. Whether it works is tried, in a process that
// may crash, before the file is moved to the place where workers look.

import FilePaths
import Isolation
import PageProtocol

/// The result of compiling the bindings.
package enum BindingsCompilation: Equatable, Sendable {
    /// They are in the file with this name.
    case made(file: String)
    /// They cannot be used with this engine; the reason.
    case impossible(String)
    /// A signal asked this program to end.
    case interrupted(signal: Int32)
}

extension Supervisor {
    /// Compiles the bindings, tries the result, and moves it to the place where workers look. If that fails, an existing file remains.
    ///
    /// - Throws: The system's reason for not starting a worker.
    package func compileBindings() throws(SupervisorError) -> BindingsCompilation {
        let made = try runWorker(["--compile-bindings"])
        if let interruption { return .interrupted(signal: interruption) }
        guard let made, made.code == 0, !made.output.isEmpty else {
            let end = made?.end.map { "the page worker \($0)" }
            return .impossible(end ?? "JavaScriptCore does not give its compiled code")
        }
        guard let folder = TemporaryFolder(kind: "bindings") else { return .impossible("there is no temporary folder") }
        defer { folder.remove() }
        let trial = folder.path + "/webaction-bindings.compiled"
        if let code = writeReplacing(path: FilePath(trial), bytes: made.output) {
            return .impossible("\(trial): \(systemMessage(code))")
        }
        let file = compiledBindings
        defer { compiledBindings = file }
        var answers: [[UInt8]?] = []
        for path in ["", trial] {
            compiledBindings = path
            answers.append(try answerOfTrial())
            if let interruption { return .interrupted(signal: interruption) }
        }
        guard let expected = answers[0], answers[1] == expected else {
            return .impossible("worlds that take them are not as others are")
        }
        if let code = writeReplacing(path: FilePath(file), bytes: made.output) {
            return .impossible("\(file): \(systemMessage(code))")
        }
        return .made(file: file)
    }

    /// Whether workers use compiled bindings: the file exists, and matches this build and the installed JavaScriptCore.
    ///
    /// - Throws: The system's reason for not starting a worker.
    package func hasCompiledBindings() throws(SupervisorError) -> Bool {
        guard isReadable(compiledBindings) else { return false }
        return try runWorker(["--check-bindings", compiledBindings])?.code == 0
    }

    /// Runs the worker's executable to its end in a mode that needs no supervisor.
    func runWorker(_ arguments: [String]) throws(SupervisorError) -> ToolResult? {
        do {
            return try runTool(
                workerPath,
                arguments: arguments,
                directory: "/",
                environment: ChildEnvironment.list(for: .worker),
                bounds: ToolBounds(
                    files: workerFiles(workerPath, sandbox, alsoReading: [compiledBindings]),
                    seconds: 120,
                    memory: 2 << 30,
                    processes: 32,
                    fileSize: ToolBounds.output
                )
            )
        } catch {
            throw .workerNotStarted(reason: error.description)
        }
    }

    /// The result of a new worker's self-test of all interfaces; nil if it fails.
    private func answerOfTrial() throws(SupervisorError) -> [UInt8]? {
        retireWorker()
        defer { retireWorker() }
        let page = PageInput(name: "trial", bytes: Array(Self.pageOfTrial.utf8), url: "file:///trial.html")
        let job = EvaluateJob(
            page: page,
            scripts: [ScriptInput(name: "trial", bytes: Array(Self.scriptOfTrial.utf8))],
            world: .isolated,
            clock: .virtual,
            timeout: 30
        )
        let result = try perform(.evaluate(job), seconds: 60, memory: MemoryLimits(pageBytes: page.bytes.count))
        return result.reason == .completed ? result.output : nil
    }

    private static let pageOfTrial =
        "<!DOCTYPE html><title>Trial</title><p id=a class='b c'>Some <b>bold</b> text<ul><li>1<li>2</ul>"
    private static let scriptOfTrial = """
        (() => {
          const described = [];
          const members = (name, object) => {
            for (const key of Reflect.ownKeys(object)) {
              const member = Reflect.getOwnPropertyDescriptor(object, key);
              const about = f => typeof f === 'function' ? [f.name, f.length, String(f)] : typeof f;
              described.push([name, String(key), about(member.value), about(member.get), about(member.set), member.enumerable]);
            }
          };
          members('window', globalThis);
          for (const name of Object.getOwnPropertyNames(globalThis)) {
            const value = globalThis[name];
            if (typeof value !== 'function') continue;
            members(name, value);
            if (value.prototype) members(`${name}.prototype`, value.prototype);
          }
          const p = document.querySelector('p');
          p.innerHTML += ' <i>more</i>';
          p.firstChild.data = 'Other ';
          p.classList.add('d');
          p.style.color = 'red';
          for (const item of document.querySelectorAll('ul > li:nth-child(odd)')) item.replaceWith(item.textContent);
          const fails = body => { try { body(); } catch (error) { return [error.name, error.message, error.stack]; } return []; };
          described.push(document.documentElement.outerHTML, p.matches('.b.d'), getComputedStyle(p).color,
            document.evaluate('count(//i)', document, null, 1, null).numberValue, new URL('?q', location).href,
            fails(() => p.appendChild(document)), fails(() => p.querySelector('[')), fails(() => document.createElement('<')));
          return described;
        })()
        """
}
