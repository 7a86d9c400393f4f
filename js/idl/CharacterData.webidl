// https://dom.spec.whatwg.org/#interface-characterdata

[Exposed=Window, NodeKinds=(3, 4, 7, 8)]
interface CharacterData : Node {
  [Inline="str(dataOf(id))"] attribute [LegacyNullToEmptyString] DOMString data;
  readonly attribute unsigned long length;
  DOMString substringData(unsigned long offset, unsigned long count);
  undefined appendData(DOMString data);
  undefined insertData(unsigned long offset, DOMString data);
  undefined deleteData(unsigned long offset, unsigned long count);
  undefined replaceData(unsigned long offset, unsigned long count, DOMString data);
};

[Exposed=Window, NodeKinds=(3, 4)]
interface Text : CharacterData {
  constructor(optional DOMString data = "");

  [NewObject] Text splitText(unsigned long offset);
  readonly attribute DOMString wholeText;
};

[Exposed=Window, NodeKinds=(4)]
interface CDATASection : Text {
};

[Exposed=Window, NodeKinds=(7)]
interface ProcessingInstruction : CharacterData {
  [Inline="str(ownNameOf(id))"] readonly attribute DOMString target;
};

[Exposed=Window, NodeKinds=(8)]
interface Comment : CharacterData {
  constructor(optional DOMString data = "");
};

// https://dom.spec.whatwg.org/#interface-documenttype

[Exposed=Window, NodeKinds=(10)]
interface DocumentType : Node {
  [Inline="str(ownNameOf(id))"] readonly attribute DOMString name;
  readonly attribute DOMString publicId;
  readonly attribute DOMString systemId;
};

// https://dom.spec.whatwg.org/#interface-documentfragment

[Exposed=Window, NodeKinds=(11)]
interface DocumentFragment : Node {
  constructor();
};
