// Pattern: completion from a promise and an async run; microtasks run in order.
var ExtensionPreprocessingJS = {
    async run(args) {
        const order = [];
        Promise.resolve().then(() => order.push('micro'));
        queueMicrotask(() => order.push('queued'));
        setTimeout(() => order.push('timer'), 0);
        order.push('sync');
        await null;
        const value = await Promise.race([new Promise(done => setTimeout(done, 5, 'raced')), new Promise(() => {})]);
        const settled = await Promise.allSettled([1, Promise.reject(new Error('no'))]);
        args.completionFunction({ order, value, settled: settled.map(s => s.status) });
        return 'ignored';
    }
};
