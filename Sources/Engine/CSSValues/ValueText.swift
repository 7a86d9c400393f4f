// ValueText.swift: the URLs in values.

import CSSSyntax

extension CSSValue {
    /// The value with absolute URLs; URLs of only a fragment refer to the page, and are unchanged.
    package func resolvingURLs(_ resolve: (String) -> String) -> CSSValue {
        mapping { part in
            switch part {
            case .tokens(let values): .tokens(values.resolvingURLs(resolve))
            case .url(let address): isRelative(address) ? .url(resolve(address)) : nil
            default: nil
            }
        }
    }

    private func isRelative(_ address: String) -> Bool { !address.isEmpty && !address.hasPrefix("#") }
}

extension ComponentValues {
    /// The same for component values.
    func resolvingURLs(_ resolve: (String) -> String) -> ComponentValues {
        var result = ComponentValuesBuilder()
        var copied = 0
        for index in indices where tokens[index].kind == .url || tokens[index].kind == .function {
            guard let address = address(at: index) else { continue }
            let url = ComponentValues(CSSValue.url(address).resolvingURLs(resolve).utf8)
            result.append(self, copied..<index)
            result.append(url, url.indices)
            copied = self.index(afterValueAt: index)
        }
        if copied == 0 { return self }
        result.append(self, copied..<tokens.count)
        return result.finish()
    }
}
