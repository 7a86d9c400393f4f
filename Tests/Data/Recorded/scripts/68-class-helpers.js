// Pattern: class syntax with helper methods, inheritance, a private field and a getter; optional catch binding.
// Arguments: {"bestOffer": {"price": 9.5, "shop": {"name": "Pier"}}}
class Base { get title() { return document.title.trim(); } describe() { return `${this.constructor.name}:${this.title}`; } }
class Offer extends Base {
    #calls = 0;
    static kind = 'offer';
    run(parameters) { this.#calls += 1; try { null.x; } catch { this.caught = true; } parameters.completionFunction({ text: this.describe(), calls: this.#calls, kind: Offer.kind, caught: this.caught }); }
    finalize({ bestOffer: { price, shop } = {} }) { document.body.dataset.offer = `${shop?.name ?? 'none'} ${price} ${this.#calls}`; }
}
var ExtensionPreprocessingJS = new Offer();
