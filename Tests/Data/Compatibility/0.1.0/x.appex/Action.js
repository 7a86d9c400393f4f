var ExtensionPreprocessingJS = {
  run(parameters) { console.log('ran'); parameters.completionFunction({ title: document.title, url: document.URL }); },
  finalize(answer) { document.body.append(answer.mark); },
};
