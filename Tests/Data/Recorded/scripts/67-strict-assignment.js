// Pattern: the global is assigned without a declaration in strict mode.
'use strict';
ExtensionPreprocessingJS = { run: function(a) { a.completionFunction({}); } };
