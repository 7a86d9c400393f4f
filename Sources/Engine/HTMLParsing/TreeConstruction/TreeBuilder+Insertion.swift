// TreeBuilder+Insertion.swift: creates nodes and finds their places.
// https://html.spec.whatwg.org/multipage/parsing.html#creating-and-inserting-nodes

import DOM

/// The place for a node: in `parent`, before `before` or at the end.
struct InsertionPlace {
    var parent: NodeID
    var before = NodeID.none
}

extension TreeBuilder {
    /// "Appropriate place for inserting a node".
    @inline(__always)
    mutating func appropriatePlace() -> InsertionPlace { appropriatePlace(in: stack.current) }

    @inline(__always)
    mutating func appropriatePlace(in target: OpenElement) -> InsertionPlace {
        if fosterParenting, target.tag.isTablePart { return fosterPlace() }
        return InsertionPlace(parent: contents(of: target))
    }

    /// An element, or its contents if it is a template.
    @inline(__always)
    private mutating func contents(of element: OpenElement) -> NodeID {
        if element.tag != .template { return element.node }
        return shadowTemplates.isEmpty ? tree.templateContents(element.node) : shadowContents(of: element.node)
    }

    /// The place for nodes that are not allowed in a table.
    private mutating func fosterPlace() -> InsertionPlace {
        if places.areRecorded { recordFosterParenting() }
        // 1-2. The last template and the last table.
        let template = stack.lastIndex(of: .template)
        let table = stack.lastIndex(of: .table)
        // 3. A template above the table is used.
        if let template, template > table ?? -1 { return InsertionPlace(parent: contents(of: stack[template])) }
        // 4. If there is no table: the root element of a fragment.
        guard let table else { return InsertionPlace(parent: contents(of: stack[0])) }
        // 5. Before the table, if it has a parent.
        // NB: A script may have made the table the document element, which can have no siblings.
        let parent = tree.parent(stack[table].node)
        if !parent.isNone, tree.kind(parent) != .document {
            return InsertionPlace(parent: parent, before: stack[table].node)
        }
        // 6-7. Otherwise, at the end of the element below the table on the stack.
        return InsertionPlace(parent: contents(of: stack[table - 1]))
    }

    // MARK: Elements

    /// The name of the current tag as an HTML element.
    @inline(__always)
    mutating func htmlName(_ tag: Tag) -> NameID {
        tag == .other ? tree.names.elementName(namespace: .html, localName: tokenizer.text.buffer) : tag.nameID
    }

    /// "Insert an HTML element" for the current start tag.
    @discardableResult
    @inline(__always)
    mutating func insertElement(for tag: Tag) -> OpenElement {
        let element = makeAndPush(htmlName(tag), .html, tag)
        appendAttributes(to: element.node)
        if places.areRecorded { recordStartTag(of: element.node) }
        return element
    }

    /// "Insert an HTML element" for an implied start tag without attributes.
    @discardableResult
    mutating func insertElement(named tag: Tag) -> OpenElement { makeAndPush(tag.nameID, .html, tag) }

    /// Makes an element, inserts it and pushes it.
    ///
    /// NB: If the stack is full, the current node is popped, and the element becomes its sibling. A parent that the same token made stays
    /// the parent, and open: WebKit links a token's elements only after it, so it finds no grandparent. Elements opened beyond the limit in
    /// this way are closed when they are as many again: otherwise a page in which each token reconstructs a formatting element and makes
    /// one of its own would nest without end. (WebKit's tree does not, but its stack grows without end.)
    @inline(__always)
    mutating func makeAndPush(_ name: NameID, _ namespace: Namespace, _ tag: Tag) -> OpenElement {
        var place = appropriatePlace()
        if stack.count >= Self.maximumDepth { makeRoom(&place) }
        let node: NodeID
        if place.before.isNone, name != .template, !isSeen {
            node = tree.appendUnseenElement(name, to: place.parent)
        } else {
            node = makeSeen(name, at: place)
        }
        newestNode = max(newestNode, node.rawValue)
        if !form.isNone { associate(node, tag, under: place.parent) }
        if places.areRecorded { recordImplied(node, at: place) }
        let element = OpenElement(node: node, name: name, namespace: namespace, tag: tag)
        stack.push(element)
        return element
    }

    /// Makes an element that scripts may see, and inserts it.
    private mutating func makeSeen(_ name: NameID, at place: InsertionPlace) -> NodeID {
        let document = tree.document(of: place.parent)
        if let custom = customElements, tree.reactions != nil, let node = makeCustom(name, in: document, custom) {
            // NB: Scripts ran: the place may have moved, or no longer accept the element.
            let place = appropriatePlace()
            try? tree.preInsert(node, into: place.parent, before: place.before)
            return node
        }
        let node = tree.createElement(name, in: document)
        tree.insert(node, into: place.parent, before: place.before)
        return node
    }

    /// "Create an element for a token" if that runs scripts; nil for elements that are not custom.
    /// https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token
    private mutating func makeCustom(_ name: NameID, in document: NodeID, _ custom: CustomElementMaker) -> NodeID? {
        var isValue = StringID.none
        for index in 0..<tokenizer.attributes.count where tokenizer.attributeName(index).equals("is") {
            isValue = attributeString(index, isInterned: true)
        }
        guard tree.mayBecomeCustom(name) || !isValue.isNone else { return nil }
        let node = custom.make(name, document, isValue)
        guard !node.isNone else { return nil }
        appendAttributes(to: node)
        completeElement = node
        custom.react()
        return node
    }

    /// Makes the form element pointer's form the owner of a new control outside of it.
    /// https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token, step 14
    private mutating func associate(_ node: NodeID, _ tag: Tag, under parent: NodeID) {
        switch tag {
        case .button, .fieldset, .img, .input, .object, .output, .select, .textarea: break
        default: return
        }
        let isWithin = tree.isInclusiveAncestor(form, of: parent)
        if !isWithin, tree.root(of: parent) == tree.root(of: form) { tree.setParserFormOwner(form, of: node) }
    }

    private mutating func makeRoom(_ place: inout InsertionPlace) {
        if stack.count > 2 * Self.maximumDepth, stack.current.node.rawValue <= tokenBoundary {
            while stack.count > Self.maximumDepth { stack.pop() }
            place = appropriatePlace()
        }
        let host = tree.templateHost(place.parent)
        let target = host.isNone ? place.parent : host
        let parent = tree.parent(target)
        guard target.rawValue <= tokenBoundary, !parent.isNone else { return }
        place = InsertionPlace(parent: parent)
        stack.pop()
    }

    /// Sets the attributes of the current tag on an element.
    @inline(__always)
    mutating func appendAttributes(to element: NodeID) {
        var last = AttributeID.none
        let count = tokenizer.attributes.count
        if isSeen { return appendSeenAttributes(to: element) }
        var index = 0
        while index < count {
            let (name, qualifiedName) = attributeNames.name(
                tokenizer.attributes[index].packedName,
                tokenizer.attributeName(index),
                in: tree
            )
            let value = attributeString(index, isInterned: tree.internsValues(of: name))
            last = tree.appendUnseenAttribute(name, qualifiedName: qualifiedName, value, to: element, after: last)
            if name == .attrIs { tree.setIsValue(tree.strings.intern(value), of: element) }
            index &+= 1
        }
    }

    private mutating func appendSeenAttributes(to element: NodeID) {
        if element == completeElement { return }
        // NB: A customized element may have set attributes on itself before those of its tag are set.
        let isNew = tree.firstAttribute(element).isNone
        var last = AttributeID.none
        for index in 0..<tokenizer.attributes.count {
            let name = tree.names.attributeName(tokenizer.attributeName(index).buffer)
            if !isNew, !tree.attribute(element, named: name).isNone { continue }
            let value = attributeString(index)
            last =
                isNew
                ? tree.appendAttribute(name, value, to: element, after: last)
                : tree.appendAttribute(name, value, to: element)
            if name == .attrIs { tree.setIsValue(tree.strings.intern(tree.attributeValue(last)), of: element) }
        }
    }

    @inline(__always)
    mutating func attributeString(_ index: Int, isInterned: Bool = false) -> StringID {
        let value = tokenizer.attributeValue(index).buffer
        if value.count == 0 { return .empty }
        return isInterned ? tree.internString(utf8: value) : tree.makeString(utf8: value)
    }

    /// The index of an attribute of the current tag.
    mutating func tokenAttribute(_ name: StaticString) -> Int? {
        for index in 0..<tokenizer.attributes.count where tokenizer.attributeName(index).equals(name) { return index }
        return nil
    }

    /// Adds the current tag's attributes that an element lacks.
    mutating func mergeAttributes(into element: NodeID) {
        if tokenizer.attributes.count == 0 { return }
        // OPTIMIZATION: The names are looked up in a set, which is kept: a page may repeat the tag without limit.
        var merged = merging.removeValue(forKey: element) ?? MergedAttributes(of: element, in: tree)
        for index in 0..<tokenizer.attributes.count {
            let name = tree.names.attributeName(tokenizer.attributeName(index).buffer)
            guard merged.insert(name) else { continue }
            merged.append(tree.appendAttribute(name, attributeString(index), to: element, after: merged.last))
        }
        merging[element] = merged
        if places.areRecorded, tokenizer.attributes.count > 0 { places.markScattered(element) }
    }

    // MARK: Other nodes

    /// "Insert a character", for many at a time.
    @inline(__always)
    mutating func insertCharacters() { insertCharacters(characters) }

    mutating func insertCharacters(_ bytes: UnsafeBytes) {
        if bytes.count == 0 { return }
        let place = appropriatePlace()
        // 3. A document accepts no text.
        if tree.kind(place.parent) == .document { return }
        // 4. A text node right before the place gets the characters.
        let previous = place.before.isNone ? tree.lastChild(place.parent) : tree.previousSibling(place.before)
        if !previous.isNone, tree.kind(previous) == .text {
            tree.appendData(previous, utf8: bytes.buffer, isRecorded: previous != textOfRun)
            textOfRun = previous
            if places.areRecorded { recordText(previous, bytes, isNew: false, at: place) }
            return
        }
        let data = tree.makeString(utf8: bytes.buffer)
        let text: NodeID
        if place.before.isNone, !isSeen {
            text = tree.appendUnseenText(data, to: place.parent)
        } else {
            text = tree.createText(data, in: tree.document(of: place.parent))
            tree.insert(text, into: place.parent, before: place.before)
        }
        textOfRun = text
        if places.areRecorded { recordText(text, bytes, isNew: true, at: place) }
    }

    /// "Insert a comment" or "insert a processing instruction", at the appropriate place.
    mutating func insertMarkup(_ token: Token) -> Disposition { insertMarkup(token, at: appropriatePlace()) }

    mutating func insertMarkup(_ token: Token, at place: InsertionPlace) -> Disposition {
        let owner = tree.document(of: place.parent)
        let node =
            token.kind == .comment
            ? tree.createComment(tree.strings.make(utf8: tokenizer.text.buffer), in: owner)
            : tree.createProcessingInstruction(
                target: tree.strings.intern(utf8: tokenizer.text.buffer),
                data: tree.strings.make(utf8: tokenizer.data.buffer),
                in: owner
            )
        tree.insert(node, into: place.parent, before: place.before)
        if places.areRecorded { recordMarkup(node, at: place) }
        return .done
    }

    // MARK: The stack

    /// Pops the current node.
    @inline(__always)
    mutating func popElement() {
        if selects.areWatched { optionIsPopped(stack.current) }
        if places.areRecorded { recordPop() }
        stack.pop()
    }

    /// Pops elements through the last one with this tag.
    mutating func pop(through tag: Tag) {
        while !stack.isEmpty {
            let popped = stack.current.tag
            popElement()
            if popped == tag { return }
        }
    }

    /// "Generate implied end tags".
    @inline(__always)
    mutating func generateImpliedEndTags(except: Tag = .other) {
        while stack.current.tag.hasImpliedEnd, stack.current.tag != except { popElement() }
    }

    /// "Generate all implied end tags thoroughly".
    mutating func generateAllImpliedEndTags() {
        while stack.current.tag.hasThoroughlyImpliedEnd { popElement() }
    }

    /// "Close a p element".
    mutating func closeParagraph() {
        generateImpliedEndTags(except: .p)
        pop(through: .p)
    }

    @inline(__always)
    mutating func closeParagraphInButtonScope() {
        if stack.hasInButtonScope(.p) { closeParagraph() }
    }

    /// The "generic raw text" and "generic RCDATA element parsing algorithm".
    mutating func insertRawText(_ tag: Tag, _ content: TokenizerMode) -> Disposition {
        insertElement(for: tag)
        tokenizer.enterContent(content)
        originalMode = mode
        return switchMode(to: .text, then: .done)
    }
}
