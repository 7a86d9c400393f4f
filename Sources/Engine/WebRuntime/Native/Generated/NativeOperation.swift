// NativeOperation.swift: native operations by their families, by js/idl/operations.py from js/operations.txt. Not to be edited.

import ScriptEngine

/// A native operation. Scripts pass its number: `native(holder, number, operands …)`.
enum NativeOperation {
    case reading(ReadingOperation)
    case core(CoreOperation)
    case family(FamilyOperation)

    init?(number: UInt32) {
        switch number {
        case 1...8:
            guard let operation = ReadingOperation(rawValue: number) else { return nil }
            self = .reading(operation)
        case 9...58:
            guard let operation = CoreOperation(number: number) else { return nil }
            self = .core(operation)
        case 59...231:
            guard let operation = FamilyOperation(number: number) else { return nil }
            self = .family(operation)
        default: return nil
        }
    }
}

extension NativeOperation {
    /// The numbers of all operations.
    static let numbers: ClosedRange<UInt32> = 1...231
}

/// An operation that the receiver itself answers, with a number.
enum CoreOperation {
    case name(NameOperation)
    case creation(CreationOperation)
    case change(ChangeOperation)
    case attribute(AttributeOperation)
    case text(TextOperation)
    case markup(MarkupOperation)
    case query(QueryOperation)

    init?(number: UInt32) {
        switch number {
        case 9...13:
            guard let operation = NameOperation(rawValue: number) else { return nil }
            self = .name(operation)
        case 14...24:
            guard let operation = CreationOperation(rawValue: number) else { return nil }
            self = .creation(operation)
        case 25...29:
            guard let operation = ChangeOperation(rawValue: number) else { return nil }
            self = .change(operation)
        case 30...41:
            guard let operation = AttributeOperation(rawValue: number) else { return nil }
            self = .attribute(operation)
        case 42...46:
            guard let operation = TextOperation(rawValue: number) else { return nil }
            self = .text(operation)
        case 47...49:
            guard let operation = MarkupOperation(rawValue: number) else { return nil }
            self = .markup(operation)
        case 50...58:
            guard let operation = QueryOperation(rawValue: number) else { return nil }
            self = .query(operation)
        default: return nil
        }
    }
}

/// An operation of a family that is registered.
enum FamilyOperation {
    case url(URLOperation)
    case style(StyleOperation)
    case sheet(SheetOperation)
    case rule(RuleOperation)
    case media(MediaOperation)
    case ruleStyle(RuleStyleOperation)
    case computedStyle(ComputedStyleOperation)
    case page(PageOperation)
    case encoding(EncodingOperation)
    case compression(CompressionOperation)
    case digest(DigestOperation)
    case mutation(MutationOperation)
    case token(TokenOperation)
    case reaction(ReactionOperation)
    case range(RangeOperation)
    case xPath(XPathOperation)
    case payload(PayloadOperation)
    case shadowMarkup(ShadowMarkupOperation)
    case writing(WritingOperation)
    case namedAccess(NamedAccessOperation)
    case resource(ResourceOperation)
    case script(ScriptOperation)
    case log(LogOperation)
    case lazyModule(LazyModuleOperation)
    case pattern(PatternOperation)
    case world(WorldOperation)
    case peer(PeerOperation)

    init?(number: UInt32) {
        switch number {
        case 59...63:
            guard let operation = URLOperation(rawValue: number) else { return nil }
            self = .url(operation)
        case 64...80:
            guard let operation = StyleOperation(rawValue: number) else { return nil }
            self = .style(operation)
        case 81...95:
            guard let operation = SheetOperation(rawValue: number) else { return nil }
            self = .sheet(operation)
        case 96...103:
            guard let operation = RuleOperation(rawValue: number) else { return nil }
            self = .rule(operation)
        case 104...108:
            guard let operation = MediaOperation(rawValue: number) else { return nil }
            self = .media(operation)
        case 109...116:
            guard let operation = RuleStyleOperation(rawValue: number) else { return nil }
            self = .ruleStyle(operation)
        case 117...129:
            guard let operation = ComputedStyleOperation(rawValue: number) else { return nil }
            self = .computedStyle(operation)
        case 130...140:
            guard let operation = PageOperation(rawValue: number) else { return nil }
            self = .page(operation)
        case 141...148:
            guard let operation = EncodingOperation(rawValue: number) else { return nil }
            self = .encoding(operation)
        case 149...151:
            guard let operation = CompressionOperation(rawValue: number) else { return nil }
            self = .compression(operation)
        case 152...152:
            guard let operation = DigestOperation(rawValue: number) else { return nil }
            self = .digest(operation)
        case 153...157:
            guard let operation = MutationOperation(rawValue: number) else { return nil }
            self = .mutation(operation)
        case 158...161:
            guard let operation = TokenOperation(rawValue: number) else { return nil }
            self = .token(operation)
        case 162...177:
            guard let operation = ReactionOperation(rawValue: number) else { return nil }
            self = .reaction(operation)
        case 178...187:
            guard let operation = RangeOperation(rawValue: number) else { return nil }
            self = .range(operation)
        case 188...189:
            guard let operation = XPathOperation(rawValue: number) else { return nil }
            self = .xPath(operation)
        case 190...190:
            guard let operation = PayloadOperation(rawValue: number) else { return nil }
            self = .payload(operation)
        case 191...192:
            guard let operation = ShadowMarkupOperation(rawValue: number) else { return nil }
            self = .shadowMarkup(operation)
        case 193...195:
            guard let operation = WritingOperation(rawValue: number) else { return nil }
            self = .writing(operation)
        case 196...196:
            guard let operation = NamedAccessOperation(rawValue: number) else { return nil }
            self = .namedAccess(operation)
        case 197...207:
            guard let operation = ResourceOperation(rawValue: number) else { return nil }
            self = .resource(operation)
        case 208...218:
            guard let operation = ScriptOperation(rawValue: number) else { return nil }
            self = .script(operation)
        case 219...221:
            guard let operation = LogOperation(rawValue: number) else { return nil }
            self = .log(operation)
        case 222...223:
            guard let operation = LazyModuleOperation(rawValue: number) else { return nil }
            self = .lazyModule(operation)
        case 224...224:
            guard let operation = PatternOperation(rawValue: number) else { return nil }
            self = .pattern(operation)
        case 225...228:
            guard let operation = WorldOperation(rawValue: number) else { return nil }
            self = .world(operation)
        case 229...231:
            guard let operation = PeerOperation(rawValue: number) else { return nil }
            self = .peer(operation)
        default: return nil
        }
    }
}

/// What answers the registered families. A family that a world lacks is nil.
struct OperationFamilies {
    typealias Answer<Operation> = (DOMReceiver, Operation, Operands) throws -> NativeResult

    var url: Answer<URLOperation>?
    var style: Answer<StyleOperation>?
    var sheet: Answer<SheetOperation>?
    var rule: Answer<RuleOperation>?
    var media: Answer<MediaOperation>?
    var ruleStyle: Answer<RuleStyleOperation>?
    var computedStyle: Answer<ComputedStyleOperation>?
    var page: Answer<PageOperation>?
    var encoding: Answer<EncodingOperation>?
    var compression: Answer<CompressionOperation>?
    var digest: Answer<DigestOperation>?
    var mutation: Answer<MutationOperation>?
    var token: Answer<TokenOperation>?
    var reaction: Answer<ReactionOperation>?
    var range: Answer<RangeOperation>?
    var xPath: Answer<XPathOperation>?
    var payload: Answer<PayloadOperation>?
    var shadowMarkup: Answer<ShadowMarkupOperation>?
    var writing: Answer<WritingOperation>?
    var namedAccess: Answer<NamedAccessOperation>?
    var resource: Answer<ResourceOperation>?
    var script: Answer<ScriptOperation>?
    var log: Answer<LogOperation>?
    var lazyModule: Answer<LazyModuleOperation>?
    var pattern: Answer<PatternOperation>?
    var world: Answer<WorldOperation>?
    var peer: Answer<PeerOperation>?
}

extension DOMReceiver {
    /// The answer to an operation of a registered family; nil if this world has no such family.
    func answer(_ operation: FamilyOperation, _ operands: Operands) throws -> NativeResult? {
        switch operation {
        case .url(let operation): try families.url?(self, operation, operands)
        case .style(let operation): try families.style?(self, operation, operands)
        case .sheet(let operation): try families.sheet?(self, operation, operands)
        case .rule(let operation): try families.rule?(self, operation, operands)
        case .media(let operation): try families.media?(self, operation, operands)
        case .ruleStyle(let operation): try families.ruleStyle?(self, operation, operands)
        case .computedStyle(let operation): try families.computedStyle?(self, operation, operands)
        case .page(let operation): try families.page?(self, operation, operands)
        case .encoding(let operation): try families.encoding?(self, operation, operands)
        case .compression(let operation): try families.compression?(self, operation, operands)
        case .digest(let operation): try families.digest?(self, operation, operands)
        case .mutation(let operation): try families.mutation?(self, operation, operands)
        case .token(let operation): try families.token?(self, operation, operands)
        case .reaction(let operation): try families.reaction?(self, operation, operands)
        case .range(let operation): try families.range?(self, operation, operands)
        case .xPath(let operation): try families.xPath?(self, operation, operands)
        case .payload(let operation): try families.payload?(self, operation, operands)
        case .shadowMarkup(let operation): try families.shadowMarkup?(self, operation, operands)
        case .writing(let operation): try families.writing?(self, operation, operands)
        case .namedAccess(let operation): try families.namedAccess?(self, operation, operands)
        case .resource(let operation): try families.resource?(self, operation, operands)
        case .script(let operation): try families.script?(self, operation, operands)
        case .log(let operation): try families.log?(self, operation, operands)
        case .lazyModule(let operation): try families.lazyModule?(self, operation, operands)
        case .pattern(let operation): try families.pattern?(self, operation, operands)
        case .world(let operation): try families.world?(self, operation, operands)
        case .peer(let operation): try families.peer?(self, operation, operands)
        }
    }
}
