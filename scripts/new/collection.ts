import { collections } from '#app/model/collections.server.ts';
import { SCREENS } from '#app/screens.ts';
import { UserError } from '#content-check/UserError.ts';
import { editDocument, editYaml } from '#content-check/yaml/editYaml.ts';
import { addProperty, addWords, change, create, type Files, insertAbove } from './edits.ts';
import { camelCase, readOptions, requireForm } from './options.ts';

/** Adds a folder of content with its definition, its names and its first entry. */
export function generate(args: string[]): Files {
  const options = readOptions(args, 1, { both: ['many', 'one', 'title'], one: ['page', 'id', 'source', 'as-of'] });
  const name = requireForm(options.names[0], 'kebab');
  const page = options.text('page');
  if (collections.has(name))
    throw new UserError(`The collection ${name} is there already.`, `${name} हा संग्रह आधीच आहे.`);
  if (!(page in SCREENS))
    throw new UserError(
      `${page} is no page. Run npm run new screen first.`,
      `${page} हे पान नाही. आधी npm run new screen चालवा.`,
    );
  const files: Files = new Map();
  const schema = `${camelCase(name)}Schema`;
  create(files, `app/model/${name}/schema.server.ts`, schemaText(schema));
  change(files, 'app/model/definitions.server.ts', (text) => {
    const line = `import { ${schema} } from './${name}/schema.server.ts';\n`;
    const value = `defineCollection(${schema}, { page: '${page}', desk: 'pages' })`;
    return addProperty(insertAbove(text, 'import ', line), 'DEFINITIONS', `${name}/*.yaml`, value);
  });
  change(files, 'content/field-names.yaml', (text) =>
    editDocument(text, (document) => {
      const names = document.createNode({ many: options.words('many'), one: options.words('one') });
      for (const part of ['many', 'one']) Object.assign(names.get(part) as object, { flow: true });
      document.setIn(['collections', name], names);
    }),
  );
  addWords(files, 'archive', ['kinds', name], options.words('one'));
  const id = requireForm(options.text('id'), 'kebab');
  const entry = { id, order: 1, title: options.words('title'), source: [options.text('source')], confidence: 'medium' };
  create(files, `content/${name}/${id}.yaml`, editYaml('', { ...entry, asOf: options.text('as-of') }));
  return files;
}

const schemaText = (schema: string) => `import { z } from 'zod';
import { bilingualTitle, retirable, slug, wholeNumber } from '../fields.server.ts';

export const ${schema} = z.strictObject({
  id: slug,
  order: wholeNumber,
  title: bilingualTitle,
  ...retirable,
});
`;
