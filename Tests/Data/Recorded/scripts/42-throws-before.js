// Pattern: an exception in run() before completion, after a change of the tree.
// Arguments: {"never": true}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        document.body.setAttribute('data-touched', 'yes');
        document.body.setAttribute('data-video', document.querySelector('video.none').currentTime);
        arguments.completionFunction({ reached: true });
    },
    finalize: function() { document.body.setAttribute('data-finalized', 'yes'); }
};
