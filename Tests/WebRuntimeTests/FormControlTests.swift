// FormControlTests.swift: the state of form controls: values, dates and steps, checkedness, selectedness, constraints, submission.
// https://html.spec.whatwg.org/multipage/forms.html

import DOM
import Foundation
import Testing
import WebRuntime

@Suite("Form controls")
struct FormControlTests {
    /// A case a line: an expression, ` ==> `, its value as JSON. Each runs in its own world, where `make(type, attributes)` makes an input
    /// in the document, `put(markup)` returns the first element that it parses into the body, and `caught(f)` returns an error's name.
    private static let prelude = """
        const put = html => { document.body.innerHTML = html; return document.body.firstElementChild; };
        const make = (type, attributes = {}) => {
          const e = document.createElement('input');
          e.type = type;
          for (const name in attributes) e.setAttribute(name, attributes[name]);
          document.body.append(e);
          return e;
        };
        const caught = f => { try { f(); return ''; } catch (e) { return e.name; } };
        const set = (e, value) => { e.value = value; return e.value; };
        const faults = e => { const found = []; for (const k in e.validity) if (k !== 'valid' && e.validity[k]) found.push(k); return found.join(); };

        """

    private static let values = #"""
        set(make('text'), 'a\nb\rc') ==> "abc"
        set(make('url'), ' http://x/ \n') ==> "http://x/"
        set(make('email', { multiple: '' }), ' a@b , c@d ') ==> "a@b,c@d"
        ['1', '1.', '+1', ' 1', '-.5', '1e3', '1e999', 'x'].map(v => set(make('number'), v)) ==> ["1","","","","-.5","1e3","",""]
        [set(make('range'), 'x'), set(make('range', { min: 10, max: 5 }), '7'), set(make('range', { step: 10 }), '14'), set(make('range'), '200')] ==> ["50","10","10","100"]
        ['2024-02-29', '2023-02-29', '0000-01-01', '10000-01-01', '2024-2-9'].map(v => set(make('date'), v)) ==> ["2024-02-29","","","10000-01-01",""]
        ['2020-W53', '2021-W53', '2021-W00'].map(v => set(make('week'), v)) ==> ["2020-W53","",""]
        ['23:59', '24:00', '1:00', '01:02:03.4567', '01:02:03.45'].map(v => set(make('time'), v)) ==> ["23:59","","","","01:02:03.45"]
        ['2024-01-01 10:00:00.500', '2024-01-01T10:00:00', '2024-01-01'].map(v => set(make('datetime-local'), v)) ==> ["2024-01-01T10:00:00.5","2024-01-01T10:00",""]
        [set(make('color'), '#ABCDEF'), set(make('color'), 'x')] ==> ["#abcdef","#000000"]
        (e => [e.value, (e.value = 'v', e.getAttribute('value'))])(make('checkbox')) ==> ["on","v"]
        (e => [caught(() => e.value = 'x'), caught(() => e.value = ''), e.value])(make('file')) ==> ["InvalidStateError","",""]
        (e => (e.value = ' a ', e.type = 'hidden', [e.value, e.getAttribute('value')]))(make('text')) ==> [" a "," a "]
        (e => (e.value = ' a ', e.setAttribute('type', 'submit'), e.getAttribute('value')))(make('text')) ==> " a "
        (e => (e.value = 'x', e.type = 'checkbox', e.type = 'text', e.setAttribute('value', 'y'), e.value))(make('text')) ==> "y"
        (e => (e.value = 'x', e.setAttribute('value', 'y'), [e.value, e.defaultValue, e.cloneNode().value]))(make('text')) ==> ["x","y","x"]
        (t => (t.value = 'a\r\nb\rc', [t.value, t.textLength, t.defaultValue, t.cloneNode(true).value]))(put('<textarea>z</textarea>')) ==> ["a\nb\nc",5,"z","a\nb\nc"]
        (o => (o.value = 'new', [o.defaultValue, o.value, (o.form.reset(), o.value)]))(put('<form><output>old</output></form>').firstChild) ==> ["old","new","old"]
        (o => (o.form.reset(), o.innerHTML))(put('<form><output><b>x</b>y</output></form>').firstChild) ==> "xy"
        """#

    private static let numbers = #"""
        ['date', 'month', 'week', 'time', 'number', 'range', 'datetime-local', 'text'].map(t => { const e = make(t); e.value = { date: '1970-01-02', month: '1971-02', week: '1970-W02', time: '00:01', number: '4', range: '5', 'datetime-local': '1970-01-01T00:00:01' }[t] ?? '6'; return e.valueAsNumber; }) ==> [86400000,13,345600000,60000,4,5,1000,null]
        ['date', 'month', 'week', 'time'].map(t => { const e = make(t); e.valueAsDate = new Date(Date.UTC(2024, 1, 29, 12, 30)); return e.value; }) ==> ["2024-02-29","2024-02","2024-W09","12:30"]
        (e => [e.valueAsDate.toISOString(), (e.valueAsDate = null, e.value)])(make('month', { value: '2024-03' })) ==> ["2024-03-01T00:00:00.000Z",""]
        [caught(() => make('text').valueAsNumber = 1), caught(() => make('number').valueAsNumber = Infinity), caught(() => make('datetime-local').valueAsDate = new Date()), caught(() => make('date').valueAsDate = {})] ==> ["InvalidStateError","NotSupportedError","InvalidStateError","TypeError"]
        (e => (e.valueAsNumber = -86400000, e.value))(make('date')) ==> "1969-12-31"
        (e => [caught(() => e.valueAsNumber = NaN), e.value])(make('number', { value: 3 })) ==> ["NotSupportedError","3"]
        (e => (e.stepUp(2), e.value))(make('number', { value: '0.1', step: '0.1' })) ==> "0.3"
        (e => (e.stepUp(), e.value))(make('number', { value: 7, min: 0, step: 5 })) ==> "10"
        (e => (e.value = '9', e.stepUp(), e.value))(make('number', { max: 9.5 })) ==> "9"
        (e => (e.stepDown(3), e.value))(make('date', { value: '2024-03-01' })) ==> "2024-02-27"
        (e => (e.stepUp(), e.value))(make('time', { value: '10:00', step: 'x' })) ==> "10:01"
        [caught(() => make('number', { step: 'ANY' }).stepUp()), caught(() => make('text').stepUp())] ==> ["InvalidStateError","InvalidStateError"]
        caught(() => make('text').valueAsDate = {}) ==> "InvalidStateError"
        """#

    private static let states = #"""
        (f => [f.r.value, (f.r[0].checked = true, f.r.value), f.r[1].checked, (f.r[0].checked = false, f.r.value)])(put('<form><input type=radio name=r value=1><input type=radio name=r value=2 checked></form>')) ==> ["2","1",false,""]
        (f => { f.r[1].checked = true; const e = make('radio', { name: 'r', checked: '', value: 3 }); f.append(e); return [f.r.value, f.r[1].checked]; })(put('<form><input type=radio name=r value=1><input type=radio name=r value=2></form>')) ==> ["3",false]
        (f => { f.r[0].checked = true; f.r[0].checked = false; return [f.r[0].checked, f.r[1].checked]; })(put('<form><input type=radio name=r><input type=radio name=r checked></form>')) ==> [false,false]
        (e => { e.addEventListener('click', event => event.preventDefault()); e.indeterminate = true; e.click(); return [e.checked, e.indeterminate]; })(make('checkbox')) ==> [false,true]
        (e => { const log = []; for (const t of ['input', 'change']) e.addEventListener(t, () => log.push(t + e.checked)); e.click(); e.remove(); e.click(); return [log, e.checked]; })(make('checkbox')) ==> [["inputtrue","changetrue"],false]
        (e => [e.cloneNode().checked, e.cloneNode().getAttribute('checked')])((e => (e.checked = true, e))(make('checkbox'))) ==> [true,null]
        (f => { f.c.checked = true; f.s.value = 'b'; f.reset(); return [f.c.checked, f.s.value]; })(put('<form><input type=checkbox name=c><select name=s><option>a<option>b</select></form>')) ==> [false,"a"]
        (s => [s.value, (s.selectedIndex = -1, s.value), (s.options[1].label = 'x', s.selectedIndex), (s.append(new Option('c')), s.value), s.selectedIndex])(put('<select><option>a<option>b</select>')) ==> ["a","",-1,"a",0]
        (s => (s[2] = new Option('c'), s[0] = null, [s.length, [...s.options].map(o => o.text)]))(put('<select><option>a<option>b</select>')) ==> [2,["b","c"]]
        (s => [s.value, (s.prepend(new Option('z')), s.value), (s.prepend(new Option('y', 'y', true, true)), s.value)])(put('<select><option>a<option>b</select>')) ==> ["a","a","y"]
        (s => (s.value = 'b', s.options[0].setAttribute('selected', ''), s.value))(put('<select><option>a<option>b</select>')) ==> "a"
        (s => (s.options[1].selected = false, [s.value, (s.value = 'none', s.selectedIndex)]))(put('<select><option>a<option selected>b</select>')) ==> ["a",-1]
        (s => (s.remove(0), s.selectedIndex))(put('<select size=2><option selected>a<option>b</select>')) ==> -1
        """#

    private static let constraints = #"""
        [faults(make('text', { required: '' })), faults(make('text', { required: '', disabled: '' })), faults(make('checkbox', { required: '' })), faults(make('radio', { required: '', name: 'r' })), faults(make('range', { required: '' }))] ==> ["valueMissing","","valueMissing","valueMissing",""]
        [make('email', { value: 'x' }), make('email', { value: 'a@b,c@d', multiple: '' }), make('email', { value: 'a@b,c', multiple: '' }), make('url', { value: '/x' }), make('url', { value: 'x:y' })].map(faults) ==> ["typeMismatch","","typeMismatch","typeMismatch",""]
        [make('text', { pattern: 'a|b', value: 'ab' }), make('text', { pattern: '[', value: 'x' }), make('text', { pattern: 'a)(b', value: 'x' }), make('text', { pattern: '[\\p{L}--[a-z]]', value: 'a' }), make('number', { pattern: 'x', value: '1' })].map(faults) ==> ["patternMismatch","","","patternMismatch",""]
        (e => (e.value = 'abcdef', faults(e)))(make('text', { maxlength: 3, minlength: 9 })) ==> ""
        [make('number', { min: 2, value: 1 }), make('date', { max: '2024-01-01', value: '2024-01-02' }), make('time', { min: '22:00', max: '02:00', value: '12:00' }), make('time', { min: '22:00', max: '02:00', value: '23:00' })].map(faults) ==> ["rangeUnderflow","rangeOverflow","rangeUnderflow,rangeOverflow",""]
        [['0', '0.3', '0.1'], ['0', '0.35', '0.1'], ['1', '2', '2'], ['', '2.5', 'any'], ['', '3', '-2']].map(([min, value, step]) => { const e = make('number', { min, step }); e.value = value; return faults(e); }) ==> ["","stepMismatch","stepMismatch","",""]
        (e => [e.checkValidity(), e.validationMessage, (e.setCustomValidity('no'), faults(e)), e.validationMessage, (e.disabled = true, e.validationMessage), e.willValidate])(make('text')) ==> [true,"","customError","no","",false]
        (s => [faults(s), (s.value = '1', faults(s)), (s.multiple = true, s.selectedIndex = -1, faults(s))])(put('<select required><option value="">choose<option>1</select>')) ==> ["valueMissing","","valueMissing"]
        put('<fieldset disabled><legend><input id=in required></legend><input id=out required></fieldset><datalist><input id=listed required></datalist>') && [...document.querySelectorAll('input')].map(e => e.willValidate) ==> [true,false,false]
        (f => { const log = []; f.addEventListener('invalid', e => log.push(e.target.name), true); return [f.checkValidity(), f.reportValidity(), log, document.activeElement.name]; })(put('<form><input name=a required><input name=b><input name=c type=email value=x></form>')) ==> [false,false,["a","c","a","c"],"a"]
        Object.keys(ValidityState.prototype).length + [...Object.entries(Object.getOwnPropertyDescriptors(ValidityState.prototype))].filter(([, d]) => d.get).length ==> 22
        """#

    private static let selectors = #"""
        (e => [e.matches(':checked'), (e.checked = true, e.matches(':checked')), document.querySelectorAll('input:not(:checked)').length, e.matches(':has(a), input:checked')])(make('checkbox')) ==> [false,true,0,true]
        (e => [e.matches(':indeterminate'), (e.indeterminate = true, e.matches(':indeterminate')), (e.click(), e.matches(':indeterminate'))])(make('checkbox')) ==> [false,true,false]
        (e => [e.matches(':placeholder-shown'), (e.value = 'x', e.matches(':placeholder-shown')), (e.value = '', e.matches(':placeholder-shown'))])(make('text', { placeholder: 'p' })) ==> [true,false,true]
        (f => [f.matches(':invalid'), f.firstChild.matches(':invalid'), f.querySelectorAll(':valid').length, (f.elements[1].value = 'x', f.matches(':valid')), getComputedStyle(f).color])(put('<form><fieldset><input required></fieldset></form><style>form:valid { color: red }</style>')) ==> [true,true,0,true,"rgb(255, 0, 0)"]
        (e => [e.matches(':in-range'), (e.value = 9, e.matches(':out-of-range')), (e.readOnly = true, e.matches(':out-of-range, :in-range'))])(make('number', { max: 5 })) ==> [true,true,false]
        make('number').matches(':in-range') ==> false
        (e => { const color = () => getComputedStyle(e).color, before = [color(), e.checked = true, color()]; return [...before, (e.checked = false, color())]; })(put('<input type=checkbox><style>input { color: lime } input:checked { color: red }</style>')) ==> ["rgb(0, 255, 0)",true,"rgb(255, 0, 0)","rgb(0, 255, 0)"]
        (t => { t.firstChild.data = 'abc'; t.setSelectionRange(1, 3); t.textContent = ''; const emptied = t.selectionEnd; t.textContent = 'abc'; return [emptied, t.selectionEnd, put('<button command=close>x</button>').matches(':default')]; })(put('<textarea>x</textarea>')) ==> [0,0,false]
        (s => (s.value = 'b', [s.querySelector(':checked').text, s.querySelectorAll(':default').length]))(put('<select><option selected>a<option>b</select>')) ==> ["b",1]
        put('<form id=f><button type=button>a</button></form><button form=f id=x>b</button><button form=f>c</button>') && [...document.querySelectorAll(':default')].map(e => e.id) ==> ["x"]
        (f => { f.firstChild.addEventListener('invalid', e => e.preventDefault()); const before = f.firstChild.matches(':user-invalid'); f.requestSubmit(); return [before, f.firstChild.matches(':user-invalid'), f.firstChild.matches(':user-valid')]; })(put('<form><input required></form>')) ==> [false,true,false]
        """#

    private static let submission = #"""
        (f => [...new FormData(f)])(put('<form><input name=a value=1><input name=b type=checkbox><input name=c type=checkbox checked><select name=s multiple><option selected>x<option selected disabled>y<option selected>z</select><textarea name=t dirname=d>\n\nq</textarea><input value=none><button name=go>go</button><input type=image name=i><fieldset disabled><input name=z></fieldset></form>')) ==> [["a","1"],["c","on"],["s","x"],["s","z"],["t","\nq"],["d","ltr"]]
        (f => [...new FormData(f, f.elements.go)])(put('<form><input name=a value=1><button name=go value=2>go</button></form>')) ==> [["a","1"],["go","2"]]
        (f => [caught(() => new FormData(f, f.elements[0])), caught(() => new FormData(f, document.createElement('button')))])(put('<form><input></form>')) ==> ["TypeError","NotFoundError"]
        (f => { f.addEventListener('formdata', e => { e.formData.append('x', 'y'); e.formData.delete('a'); }); return [...new FormData(f)]; })(put('<form><input name=a value=1></form>')) ==> [["x","y"]]
        (f => { const log = []; f.addEventListener('submit', e => { e.preventDefault(); log.push(e.submitter && e.submitter.name, e.bubbles, e.cancelable); }); f.requestSubmit(); f.requestSubmit(f[0]); f[0].click(); f.submit(); return log; })(put('<form><button name=b></button></form>')) ==> [null,true,true,"b",true,true,"b",true,true]
        (f => { let n = 0; f.addEventListener('submit', e => { n++; e.preventDefault(); f.requestSubmit(); }); f.requestSubmit(); return n; })(put('<form></form>')) ==> 1
        (f => { const log = []; f.addEventListener('submit', e => { e.preventDefault(); log.push('submit'); }); f.addEventListener('invalid', e => log.push(e.target.name), true); f.go.click(); f.skip.click(); return log; })(put('<form><input name=a required><button name=go></button><button name=skip formnovalidate></button></form>')) ==> ["a","submit"]
        (e => ['off', 'BILLING  tel-local', 'section-x home email', 'home name', 'on off'].map(v => (e.autocomplete = v, e.autocomplete)))(make('text')) ==> ["off","billing tel-local","section-x home email","",""]
        (l => { l.lastChild.click(); return [l.control.checked, (l.querySelector('a').click(), l.control.checked)]; })(put('<label><input type=checkbox><a href="#x">a</a><b>b</b></label>')) ==> [true,true]
        (f => [...new FormData(f, f.firstChild)])(put('<form><input type=submit name=a value=b dirname=d></form>')) ==> [["a","b"],["d","ltr"]]
        (f => [...f.children].map(l => l.form && l.form.localName))(put('<form><label><meter></meter></label><label><input></label></form>')) ==> [null,"form"]
        (f => { let n = 0; f.onreset = () => n++; f.innerHTML = '<input type=reset><button type=reset>r</button>'; f.firstChild.click(); f.lastChild.click(); return n; })(document.createElement('form')) ==> 2
        (f => { const [a, b] = f.children; b.onclick = e => { a.name = 'y'; e.preventDefault(); }; b.click(); return [a.checked, b.checked]; })(put('<form><input type=radio name=x checked><input type=radio name=x></form>')) ==> [false,false]
        (f => { const [a, b] = f.children; b.onclick = e => e.preventDefault(); b.click(); return [a.checked, b.checked]; })(put('<form><input type=radio name=x checked><input type=radio name=x></form>')) ==> [true,false]
        """#

    private static let selection = #"""
        (e => { e.value = 'abc'; const first = [e.selectionStart, e.selectionEnd]; e.setSelectionRange(1, 9, 'backward'); e.value = 'abc'; return [first, e.selectionStart, e.selectionEnd, e.selectionDirection]; })(make('text')) ==> [[3,3],1,3,"backward"]
        (e => { e.value = '0123456789'; e.setSelectionRange(2, 8); e.setRangeText('xy', 4, 6, 'preserve'); const kept = [e.value, e.selectionStart, e.selectionEnd]; e.setRangeText('', 0, 3, 'select'); return [kept, e.value, e.selectionStart, e.selectionEnd]; })(make('text')) ==> [["0123xy6789",2,8],"3xy6789",0,0]
        [caught(() => make('email').selectionStart = 1), make('number').selectionStart, caught(() => make('date').setRangeText('x')), caught(() => make('text').setRangeText('x', 2, 1))] ==> ["InvalidStateError",null,"InvalidStateError","IndexSizeError"]
        """#

    @Test(
        "Controls behave as in the standard",
        arguments: [values, numbers, states, constraints, selectors, submission, selection].flatMap {
            $0.split(separator: "\n").map(String.init)
        }
    )
    func answers(line: String) throws {
        let parts = line.components(separatedBy: " ==> ")
        #expect(try evaluate(Self.prelude + parts[0]) == parts[1], "\(parts[0])")
    }

    @Test("The target of a submission is recorded: its action, with the entries as its query")
    func recordedSubmissions() throws {
        let html = """
            <form id=f action="/go?x=1#h" accept-charset="windows-1252"><input name="a b" value="é&\u{20AC}"><textarea name=t>
            1
            2</textarea><button id=post formmethod=post formaction=post>go</button></form>
            """
        let world = try Page(html: Array(html.utf8), options: PageOptions(url: "http://page.test/")).makeWorld()
        try world.evaluate("f.requestSubmit(); post.click(); f.submit()")
        let query = "http://page.test/go?a+b=%E9%26%80&t=1%0D%0A2#h"
        let texts = world.sideEffects.filter { $0.kind == .submit }.map(\.text)
        #expect(texts == [query, "http://page.test/post", query])
    }

    @Test("The page's scripts and an extension see the same state of each control")
    func sharedState() throws {
        let tree = Tree()
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true))
        let scripts = try PageScripts(page: page)
        let html = """
            <input id=t><input id=c type=checkbox><input type=radio name=r id=r1><input type=radio name=r id=r2><select id=s><option>a<option>b</select>
            <script>t.value = 'v'; c.checked = true; r1.checked = true; s.value = 'b'</script>
            """
        scripts.load(Array(html.utf8), timeout: 10)
        let world = try page.makeWorld()
        #expect(
            try world.evaluateToJSON(
                "[t.value, c.checked, r1.checked, s.value, document.querySelectorAll(':checked').length]"
            )
                == "[\"v\",true,true,\"b\",3]"
        )
        try world.evaluate("t.value = 'w'; c.click(); r2.checked = true; s.selectedIndex = -1")
        #expect(
            try scripts.world.evaluateToJSON("[t.value, c.checked, r1.checked, r2.checked, s.value]")
                == "[\"w\",false,false,true,\"\"]"
        )
    }
}
