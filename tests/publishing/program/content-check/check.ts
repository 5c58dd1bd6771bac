// Reports one problem of the made-up project.
const problem = {
  level: 'error',
  file: 'content/schemes/made-up.yaml',
  path: ['title', 'en'],
  code: 'notVersion',
  params: {},
};
console.info(JSON.stringify([problem]));
