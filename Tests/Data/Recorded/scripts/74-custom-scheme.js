// Pattern: location is assigned a custom scheme in finalize; what follows in the function still runs.
// Arguments: {"openURL": "SampleApp://open?x=1"}
var ExtensionPreprocessingJS = {
    run: function(arguments) { arguments.completionFunction({ "url": document.URL }); },
    finalize: function(arguments) { window.location = arguments.openURL; document.body.setAttribute('data-left', '1'); }
};
