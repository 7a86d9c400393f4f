// Pattern: dispatchEvent with Event, CustomEvent and createEvent; listeners of the script's own.
// Arguments: {"value": "typed"}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var log = [], button = document.createElement('button'), box = document.body.appendChild(document.createElement('div'));
        box.appendChild(button);
        box.addEventListener('tap', function(e) { log.push('capture' + e.eventPhase); }, true);
        box.addEventListener('tap', function(e) { log.push('bubble' + e.eventPhase + (e.target === button) + e.detail); });
        button.addEventListener('tap', function(e) { log.push('target' + e.eventPhase); e.preventDefault(); }, { once: true });
        var first = button.dispatchEvent(new CustomEvent('tap', { bubbles: true, cancelable: true, detail: 5 }));
        var old = document.createEvent('Event');
        old.initEvent('tap', false, false);
        var second = button.dispatchEvent(old);
        document.body.removeChild(box);
        try { button.dispatchEvent(document.createEvent('Event')); } catch (e) { log.push(e.name); }
        arguments.completionFunction({ log: log, first: first, second: second, trusted: old.isTrusted });
    },
    finalize: function(arguments) {
        document.querySelectorAll('input, textarea').forEach(function(field) {
            field.addEventListener('input', function() { field.setAttribute('data-heard', field.value); });
            field.value = arguments.value;
            ['keydown', 'keyup'].forEach(function(type) { field.dispatchEvent(new KeyboardEvent(type, { key: 'a', bubbles: true })); });
            field.dispatchEvent(new Event('input', { bubbles: true }));
            field.dispatchEvent(new Event('change', { bubbles: true }));
        });
        window.dispatchEvent(new Event('resize'));
        document.documentElement.dispatchEvent(new CustomEvent('ext'));
    }
};
