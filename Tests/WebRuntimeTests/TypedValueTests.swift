// TypedValueTests.swift: typed CSS values as in WebKit, one expression after the other on one page.
// https://drafts.css-houdini.org/css-typed-om-1/

import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("Typed CSS values")
struct TypedValueTests {
    private static let html = #"""
        <style>#a { color: red; width: 10px; --x: 1px; margin: 1px 2px } p { opacity: .5 }</style><body><p id=a style="width:10%;color:blue;transform:translate(10px, 20px) rotate(45deg);--y: a var(--x, b) c;line-height:2;background-image:url(a.png);margin:1px 2px">x</p>
        """#

    @Test("Expressions give WebKit's results")
    func answers() throws {
        let page = Page(html: Array(Self.html.utf8), options: PageOptions(url: "https://example.org/dir/page"))
        let world = try page.makeWorld()
        for row in Self.rows.split(separator: "\n") {
            let parts = String(row).components(around: " ==> ")
            let answer = try world.evaluateToJSON(
                "(() => { try { const v = \(parts.before); return v === undefined ? 'undefined' : typeof v === 'object' && v !== null "
                    + "? 'object ' + v : v } catch (error) { return 'throws ' + error.name } })()"
            )
            #expect(answer == parts.after, "\(parts.before)")
        }
    }

    private static let rows = #"""
        CSS.px(10).toString() ==> "10px"
        CSS.percent(10).toString() ==> "10%"
        CSS.number(3).toString() ==> "3"
        String(CSS.Q(1)) ==> "1q"
        JSON.stringify(CSS.px(1).type()) ==> "{\"length\":1}"
        JSON.stringify(CSS.percent(1).type()) ==> "{\"percent\":1}"
        JSON.stringify(CSS.number(1).type()) ==> "{}"
        JSON.stringify(CSS.deg(1).type()) ==> "{\"angle\":1}"
        JSON.stringify(CSS.px(1).mul(CSS.px(2)).type()) ==> "{\"length\":2}"
        CSS.px(1).add(CSS.px(2)).toString() ==> "3px"
        CSS.px(1).add(CSS.em(2)).toString() ==> "calc(1px + 2em)"
        CSS.px(1).sub(2) ==> "throws TypeError"
        CSS.px(1).sub(CSS.percent(2)).toString() ==> "calc(1px + -2%)"
        CSS.px(1).mul(2).toString() ==> "2px"
        CSS.px(1).mul(CSS.px(2)).toString() ==> "calc(1px * 2px)"
        CSS.px(1).div(2).toString() ==> "0.5px"
        CSS.px(1).div(CSS.px(2)).toString() ==> "calc(1px / 2px)"
        CSS.px(1).min(CSS.px(2), CSS.px(3)).toString() ==> "1px"
        CSS.px(1).max(CSS.em(2)).toString() ==> "max(1px, 2em)"
        CSS.px(1).add(CSS.deg(2)) ==> "throws TypeError"
        CSS.px(1).equals(CSS.px(1)) ==> true
        CSS.px(1).equals(CSS.em(1), 1) ==> false
        CSS.in(1).to('px').toString() ==> "96px"
        CSS.cm(1).to('mm').toString() ==> "10mm"
        CSS.px(1).to('em') ==> "throws TypeError"
        CSS.turn(1).to('deg').toString() ==> "360deg"
        CSS.s(1).to('ms').toString() ==> "1000ms"
        CSS.px(1).toSum('px', 'em').toString() ==> "calc(1px + 0em)"
        CSS.px(1).add(CSS.em(2)).toSum('em', 'px').toString() ==> "calc(2em + 1px)"
        CSS.px(1).add(CSS.in(2)).toSum('px').toString() ==> "calc(193px)"
        CSS.px(1).add(CSS.em(2)).toSum().toString() ==> "calc(2em + 1px)"
        CSSNumericValue.parse('10px').toString() ==> "10px"
        CSSNumericValue.parse('10px') instanceof CSSUnitValue ==> true
        CSSNumericValue.parse('calc(1px + 2em)').toString() ==> "calc(1px + 2em)"
        CSSNumericValue.parse('calc(1px + 2em)').constructor.name ==> "CSSMathSum"
        CSSNumericValue.parse('calc(2 * (1px + 2em))').toString() ==> "calc(2px + 4em)"
        CSSNumericValue.parse('calc(1px - 2em)').values.length ==> 2
        CSSNumericValue.parse('calc(1px - 2em)').values[1].constructor.name ==> "CSSUnitValue"
        CSSNumericValue.parse('min(1px, 2em)').toString() ==> "min(1px, 2em)"
        CSSNumericValue.parse('clamp(1px, 2em, 3px)').toString() ==> "clamp(1px, 2em, 3px)"
        CSSNumericValue.parse('calc(1px + 2px)').toString() ==> "3px"
        CSSNumericValue.parse('red') ==> "throws SyntaxError"
        CSSNumericValue.parse('') ==> "throws SyntaxError"
        CSSNumericValue.parse('1foo') ==> "throws SyntaxError"
        new CSSUnitValue(1, 'PX').unit ==> "px"
        new CSSUnitValue(1, 'foo') ==> "throws TypeError"
        new CSSUnitValue(1, 'percent').unit ==> "percent"
        new CSSUnitValue(1, '%').toString() ==> "throws TypeError"
        new CSSKeywordValue('auto').toString() ==> "auto"
        new CSSKeywordValue('') ==> "throws TypeError"
        new CSSKeywordValue('a b').toString() ==> "a\\ b"
        (() => { const k = new CSSKeywordValue('a'); k.value = 'b'; return k.toString() })() ==> "b"
        (() => { const k = new CSSKeywordValue('a'); k.value = '' })() ==> "throws TypeError"
        new CSSUnparsedValue(['a ', new CSSVariableReferenceValue('--x', new CSSUnparsedValue(['b'])), ' c']).toString() ==> "a var(--x,b) c"
        new CSSVariableReferenceValue('x') ==> "throws TypeError"
        new CSSVariableReferenceValue('--x').fallback ==> null
        new CSSUnparsedValue(['a', 'b']).length ==> 2
        new CSSUnparsedValue(['a', 'b'])[1] ==> "b"
        [...new CSSUnparsedValue(['a', 'b'])].join() ==> "a,b"
        (() => { const u = new CSSUnparsedValue(['a']); u[0] = 'c'; return u.toString() })() ==> "c"
        (() => { const u = new CSSUnparsedValue(['a']); u[1] = 'c'; return u.toString() })() ==> "ac"
        (() => { const u = new CSSUnparsedValue(['a']); u[3] = 'c'; return u.toString() })() ==> "throws RangeError"
        new CSSMathSum(CSS.px(1), CSS.em(2)).toString() ==> "calc(1px + 2em)"
        new CSSMathSum(CSS.px(1), CSS.em(2)).operator ==> "sum"
        new CSSMathSum() ==> "throws SyntaxError"
        new CSSMathSum(1, CSS.px(2)) ==> "throws TypeError"
        new CSSMathProduct(2, CSS.px(3)).toString() ==> "calc(2 * 3px)"
        new CSSMathNegate(CSS.px(3)).toString() ==> "calc(-3px)"
        new CSSMathInvert(CSS.px(3)).toString() ==> "calc(1 / 3px)"
        new CSSMathInvert(CSS.px(3)).value.toString() ==> "3px"
        JSON.stringify(new CSSMathInvert(CSS.px(3)).type()) ==> "{\"length\":-1}"
        new CSSMathMin(CSS.px(3), CSS.px(4)).toString() ==> "min(3px, 4px)"
        new CSSMathMax(CSS.px(3), CSS.px(4)).values.length ==> 2
        [...new CSSMathMax(CSS.px(3), CSS.px(4)).values].join() ==> "3px,4px"
        new CSSMathClamp(1, 2, 3).toString() ==> "clamp(1, 2, 3)"
        new CSSMathClamp(1, 2, 3).lower.toString() ==> "1"
        new CSSMathClamp(1, 2, 3).operator ==> "clamp"
        new CSSTranslate(CSS.px(1), CSS.px(2)).toString() ==> "translate(1px, 2px)"
        new CSSTranslate(CSS.px(1), CSS.px(2), CSS.px(3)).toString() ==> "translate3d(1px, 2px, 3px)"
        new CSSTranslate(CSS.px(1), CSS.px(2)).is2D ==> true
        new CSSTranslate(CSS.px(1), CSS.deg(2)) ==> "throws TypeError"
        new CSSRotate(CSS.deg(10)).toString() ==> "rotate(10deg)"
        new CSSRotate(1, 0, 0, CSS.deg(10)).toString() ==> "rotate3d(1, 0, 0, 10deg)"
        new CSSRotate(1, 0, 0, CSS.deg(10)).is2D ==> false
        new CSSScale(1, 2).toString() ==> "scale(1, 2)"
        new CSSScale(1, 2, 3).toString() ==> "scale3d(1, 2, 3)"
        new CSSSkew(CSS.deg(1), CSS.deg(2)).toString() ==> "skew(1deg, 2deg)"
        new CSSSkew(CSS.deg(1), CSS.deg(0)).toString() ==> "skew(1deg)"
        new CSSSkewX(CSS.deg(1)).toString() ==> "skewX(1deg)"
        new CSSSkewY(CSS.deg(1)).toString() ==> "skewY(1deg)"
        new CSSPerspective(CSS.px(1)).toString() ==> "perspective(1px)"
        new CSSPerspective('none').toString() ==> "perspective(none)"
        new CSSMatrixComponent(new DOMMatrix()).toString() ==> "matrix(1, 0, 0, 1, 0, 0)"
        new CSSMatrixComponent(new DOMMatrix('translateZ(1px)')).toString() ==> "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1)"
        new CSSMatrixComponent(new DOMMatrix('translateZ(1px)'), {is2D: true}).toString() ==> "matrix(1, 0, 0, 1, 0, 0)"
        new CSSTransformValue([new CSSTranslate(CSS.px(1), CSS.px(2)), new CSSScale(1, 2)]).toString() ==> "translate(1px, 2px) scale(1, 2)"
        new CSSTransformValue([new CSSTranslate(CSS.px(1), CSS.px(2)), new CSSScale(1, 2)]).toMatrix().toString() ==> "matrix(1, 0, 0, 2, 1, 2)"
        new CSSTransformValue([]) ==> "throws TypeError"
        new CSSTransformValue([new CSSScale(1, 2)])[0].x.toString() ==> "1"
        new CSSTransformValue([new CSSScale(1, 2)]).is2D ==> true
        new CSSRotate(CSS.deg(90)).toMatrix().toString() ==> "matrix(0, 1, -1, 0, 0, 0)"
        new CSSTranslate(CSS.percent(1), CSS.px(2)).toMatrix() ==> "throws TypeError"
        CSSStyleValue.parse('width', '10px').toString() ==> "10px"
        CSSStyleValue.parse('width', '10px').constructor.name ==> "CSSUnitValue"
        CSSStyleValue.parse('width', 'auto').constructor.name ==> "CSSKeywordValue"
        CSSStyleValue.parse('width', 'calc(1px + 1em)').constructor.name ==> "CSSMathSum"
        CSSStyleValue.parse('width', 'calc(1px + 1em)').toString() ==> "calc(1px + 1em)"
        CSSStyleValue.parse('width', 'foo') ==> "throws TypeError"
        CSSStyleValue.parse('wodth', 'foo') ==> "throws TypeError"
        CSSStyleValue.parse('width', 'var(--x)').constructor.name ==> "CSSUnparsedValue"
        CSSStyleValue.parse('--x', ' a ').constructor.name ==> "CSSUnparsedValue"
        CSSStyleValue.parse('--x', ' a ').toString() ==> " a "
        CSSStyleValue.parse('color', 'red').constructor.name ==> "CSSKeywordValue"
        CSSStyleValue.parse('color', '#123').constructor.name ==> "CSSStyleValue"
        CSSStyleValue.parse('color', '#123').toString() ==> "rgb(17, 34, 51)"
        CSSStyleValue.parse('transform', 'translate(1px) rotate(1deg)').constructor.name ==> "CSSTransformValue"
        CSSStyleValue.parse('transform', 'translate(1px, 2px)')[0].constructor.name ==> "CSSTranslate"
        CSSStyleValue.parse('transform', 'translate(1px)').toString() ==> "translate(1px, 0px)"
        CSSStyleValue.parse('transform', 'rotate3d(1,1,1,1deg)').toString() ==> "rotate3d(1, 1, 1, 1deg)"
        CSSStyleValue.parse('transform', 'none').constructor.name ==> "CSSKeywordValue"
        CSSStyleValue.parse('background-image', 'url(a.png)').constructor.name ==> "CSSImageValue"
        CSSStyleValue.parse('background-image', 'url(a.png)').toString() ==> "url(\"a.png\")"
        CSSStyleValue.parse('margin', '1px').constructor.name ==> "CSSStyleValue"
        CSSStyleValue.parse('margin', '1px 2px').toString() ==> "1px 2px"
        CSSStyleValue.parseAll('background-image', 'url(a.png), none').length ==> 2
        CSSStyleValue.parseAll('transition-duration', '1s, 2s').map(String).join() ==> "1s,2s"
        CSSStyleValue.parse('opacity', '.5').constructor.name ==> "CSSUnitValue"
        CSSStyleValue.parse('opacity', '.5').toString() ==> "0.5"
        CSSStyleValue.parse('opacity', '50%').toString() ==> "0.5"
        CSSStyleValue.parse('line-height', '2').toString() ==> "2"
        CSSStyleValue.parse('display', 'block').toString() ==> "block"
        CSSStyleValue.parse('width', 'inherit').constructor.name ==> "CSSKeywordValue"
        new CSSStyleValue() ==> "throws TypeError"
        new CSSNumericValue() ==> "throws TypeError"
        a.attributeStyleMap.get('width').toString() ==> "10%"
        a.attributeStyleMap.get('width').constructor.name ==> "CSSUnitValue"
        a.attributeStyleMap.size ==> 10
        [...a.attributeStyleMap.keys()].join() ==> "width,color,transform,--y,line-height,background-image,margin-top,margin-right,margin-bottom,margin-left"
        [...a.attributeStyleMap].map(([k, v]) => k + ':' + v.join('|')).join(';') ==> "width:10%;color:blue;transform:translate(10px, 20px) rotate(45deg);--y:a var(--x, b) c;line-height:2;background-image:url(\"a.png\");margin-top:1px;margin-right:2px;margin-bottom:1px;margin-left:2px"
        a.attributeStyleMap.get('height') ==> "undefined"
        a.attributeStyleMap.get('foo') ==> "throws TypeError"
        a.attributeStyleMap.has('width') ==> true
        a.attributeStyleMap.has('foo') ==> "throws TypeError"
        a.attributeStyleMap.getAll('width').length ==> 1
        a.attributeStyleMap.getAll('height').length ==> 0
        a.attributeStyleMap.get('color').constructor.name ==> "CSSKeywordValue"
        a.attributeStyleMap.get('color').toString() ==> "blue"
        a.attributeStyleMap.get('--y').constructor.name ==> "CSSUnparsedValue"
        a.attributeStyleMap.get('--y').length ==> 3
        a.attributeStyleMap.get('--y')[1].constructor.name ==> "CSSVariableReferenceValue"
        a.attributeStyleMap.get('--y')[1].variable ==> "--x"
        a.attributeStyleMap.get('--y')[1].fallback.toString() ==> " b"
        a.attributeStyleMap.get('line-height').toString() ==> "2"
        a.attributeStyleMap.get('background-image').constructor.name ==> "CSSImageValue"
        a.attributeStyleMap.get('background-image').toString() ==> "url(\"a.png\")"
        a.attributeStyleMap.get('margin').constructor.name ==> "CSSStyleValue"
        a.attributeStyleMap.get('margin').toString() ==> "1px 2px"
        a.attributeStyleMap.get('margin-left').toString() ==> "2px"
        a.attributeStyleMap.get('transform').length ==> 2
        a.attributeStyleMap === a.attributeStyleMap ==> true
        (() => { a.attributeStyleMap.set('height', CSS.px(5)); return a.style.height })() ==> "5px"
        (() => { a.attributeStyleMap.set('height', '6px'); return a.style.height })() ==> "6px"
        (() => { a.attributeStyleMap.set('height', CSS.deg(5)) })() ==> "throws TypeError"
        (() => { a.attributeStyleMap.set('height', 'foo') })() ==> "throws TypeError"
        (() => { a.attributeStyleMap.set('foo', 'foo') })() ==> "throws TypeError"
        (() => { a.attributeStyleMap.set('height', CSS.px(1).add(CSS.em(1))); return a.style.height })() ==> "calc(1em + 1px)"
        (() => { a.attributeStyleMap.set('opacity', 0.3); return a.style.opacity })() ==> "0.3"
        (() => { a.attributeStyleMap.set('opacity', CSS.number(0.25)); return a.style.opacity })() ==> "0.25"
        (() => { a.attributeStyleMap.set('display', new CSSKeywordValue('inline')); return a.style.display })() ==> "inline"
        (() => { a.attributeStyleMap.set('transition-duration', '1s', '2s'); return a.style.transitionDuration })() ==> "1s, 2s"
        (() => { a.attributeStyleMap.set('width', '1px', '2px') })() ==> "throws TypeError"
        (() => { a.attributeStyleMap.append('transition-duration', CSS.s(3)); return a.style.transitionDuration })() ==> "1s, 2s, 3s"
        (() => { a.attributeStyleMap.append('width', CSS.px(3)) })() ==> "throws TypeError"
        (() => { a.attributeStyleMap.set('transform', new CSSTransformValue([new CSSScale(2, 3)])); return a.style.transform })() ==> "scale(2, 3)"
        (() => { a.attributeStyleMap.set('--z', new CSSUnparsedValue(['q'])); return a.style.getPropertyValue('--z') })() ==> "q"
        (() => { a.attributeStyleMap.delete('height'); return a.style.height })() ==> ""
        (() => { a.attributeStyleMap.delete('foo') })() ==> "throws TypeError"
        a.computedStyleMap().get('width').toString() ==> "10%"
        a.computedStyleMap().get('opacity').constructor.name ==> "CSSUnitValue"
        a.computedStyleMap().get('color').toString() ==> "rgb(0, 0, 255)"
        a.computedStyleMap().get('color').constructor.name ==> "CSSStyleValue"
        a.computedStyleMap().get('display').toString() ==> "inline"
        a.computedStyleMap().get('foo') ==> "throws TypeError"
        a.computedStyleMap().get('--x').toString() ==> "1px"
        a.computedStyleMap().get('--x').constructor.name ==> "CSSUnparsedValue"
        a.computedStyleMap().has('color') ==> true
        a.computedStyleMap().size > 300 ==> true
        a.computedStyleMap() === a.computedStyleMap() ==> true
        a.computedStyleMap().get('margin-left').toString() ==> "2px"
        a.computedStyleMap().get('margin').toString() ==> "1px 2px"
        document.styleSheets[0].cssRules[0].styleMap.get('width').toString() ==> "10px"
        document.styleSheets[0].cssRules[0].styleMap.size ==> 7
        a.attributeStyleMap.constructor.name ==> "StylePropertyMap"
        a.computedStyleMap().constructor.name ==> "StylePropertyMapReadOnly"
        (() => { a.attributeStyleMap.clear(); return a.getAttribute('style') })() ==> ""
        a.attributeStyleMap.size ==> 0
        Object.getOwnPropertyNames(CSSNumericValue.prototype).sort().join() ==> "add,constructor,div,equals,max,min,mul,sub,to,toSum,type"
        Object.getOwnPropertyNames(CSSStyleValue).sort().join() ==> "length,name,parse,parseAll,prototype"
        Object.getOwnPropertyNames(CSSMathClamp.prototype).sort().join() ==> "constructor,lower,upper,value"
        Object.getOwnPropertyNames(StylePropertyMap.prototype).sort().join() ==> "append,clear,constructor,delete,set"
        Object.getOwnPropertyNames(StylePropertyMapReadOnly.prototype).sort().join() ==> "constructor,entries,forEach,get,getAll,has,keys,size,values"
        Object.getOwnPropertyNames(CSSTransformComponent.prototype).sort().join() ==> "constructor,is2D,toMatrix,toString"
        Object.getOwnPropertyNames(CSSMatrixComponent.prototype).sort().join() ==> "constructor,matrix"
        Object.getOwnPropertyNames(CSSUnparsedValue.prototype).sort().join() ==> "constructor,entries,forEach,keys,length,values"
        Object.getOwnPropertyNames(CSSTransformValue.prototype).sort().join() ==> "constructor,entries,forEach,is2D,keys,length,toMatrix,values"
        Object.getOwnPropertyNames(CSSNumericArray.prototype).sort().join() ==> "constructor,entries,forEach,keys,length,values"
        Object.getOwnPropertyNames(CSSPerspective.prototype).sort().join() ==> "constructor,length"
        Object.getOwnPropertyNames(CSSImageValue.prototype).sort().join() ==> "constructor"
        Object.getOwnPropertyNames(CSSMathValue.prototype).sort().join() ==> "constructor,operator"
        CSSUnitValue.length + ' ' + CSSRotate.length + ' ' + CSSMathSum.length + ' ' + CSSTranslate.length + ' ' + CSS.px.length + ' ' + CSSStyleValue.parse.length ==> "2 1 0 2 1 2"
        Object.prototype.toString.call(CSS.px(1)) ==> "[object CSSUnitValue]"
        Object.getPrototypeOf(CSSTranslate).name + Object.getPrototypeOf(CSSUnitValue).name + Object.getPrototypeOf(CSSMathSum).name + Object.getPrototypeOf(CSSTransformValue).name + Object.getPrototypeOf(CSSImageValue).name + Object.getPrototypeOf(CSSVariableReferenceValue).name ==> "CSSTransformComponentCSSNumericValueCSSMathValueCSSStyleValueCSSStyleValue"
        (() => { const u = CSS.px(1); u.value = 3; return u.toString() })() ==> "3px"
        (() => { const u = CSS.px(1); u.unit = 'em' ; return u.unit })() ==> "px"
        CSS.px(NaN).toString() ==> "throws TypeError"
        CSS.px('a') ==> "throws TypeError"
        CSS.px(1e9).toString() ==> "1000000000px"
        CSS.px(0.1).add(CSS.px(0.2)).toString() ==> "0.3px"
        document.body.attributeStyleMap.toString() ==> "[object StylePropertyMap]"
        typeof CSSColorValue ==> "undefined"
        """#
}

extension String {
    /// The text before and after the last separator.
    fileprivate func components(around separator: String) -> (before: String, after: String) {
        guard let range = ranges(of: separator).last else { return (self, "") }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }
}
