// Pattern: an import at the top of a classic script.
import { helper } from './helper.js';
var ExtensionPreprocessingJS = { run: function(a) { a.completionFunction({}); } };
