import { globSync, readFileSync } from 'node:fs';
import { collections } from '#app/model/collections.server.ts';
import { UserError } from '#content-check/UserError.ts';
import { editDocument } from '#content-check/yaml/editYaml.ts';
import { change, type Files, objectsIn } from './edits.ts';
import { readOptions, requireForm } from './options.ts';

const TYPES = ['bilingual', 'bilingualLines', 'isoDate', 'phoneNumber', 'rupees', 'webLink', 'wholeNumber'];

/** Adds an optional field to a collection, and its name and help for editors. */
export function generate(args: string[]): Files {
  const options = readOptions(args, 2, { both: ['name', 'help'], one: ['type'] });
  const [collection = '', given] = options.names;
  const name = requireForm(given, 'camel');
  const type = options.text('type');
  if (!TYPES.includes(type)) refuse(type, TYPES);
  const files: Files = new Map();
  const { file, at } = placeIn(collection);
  change(files, file, (text) => {
    const isNamespace = text.includes('import * as fields');
    const field = `${name}: ${isNamespace ? 'fields.' : ''}${type}.optional().describe(${JSON.stringify(options.text('help-en'))}),\n`;
    const added = text.slice(0, at) + field + text.slice(at);
    return isNamespace ? added : importField(added, type);
  });
  change(files, 'content/field-names.yaml', (text) =>
    editDocument(text, (document) => {
      if (document.hasIn(['fields', name]))
        throw new UserError(
          `content/field-names.yaml names ${name} already. Choose another name.`,
          `content/field-names.yaml मध्ये ${name} आधीच आहे. दुसरे नाव द्या.`,
        );
      const names = document.createNode({ name: options.words('name'), help: options.words('help') });
      for (const part of ['name', 'help']) Object.assign(names.get(part) as object, { flow: true });
      document.setIn(['fields', name], names);
    }),
  );
  return files;
}

function refuse(given: string, known: readonly string[]): never {
  throw new UserError(
    `“${given}” is not one of: ${known.join(', ')}.`,
    `“${given}” नाही. यांपैकी एक लिहा: ${known.join(', ')}.`,
  );
}

/** Finds where a field of a collection goes: above the fields of provenance in the largest object of its schema. */
function placeIn(name: string): { file: string; at: number } {
  const collection = collections.get(name) ?? refuse(name, [...collections.keys()]);
  const shape = (collection.schema.def as { shape?: object } | undefined)?.shape;
  const places = globSync('app/model/*/*chema.server.ts').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return objectsIn(text).flatMap(({ properties }) => {
      const keys = properties.flatMap(({ key }) => key?.name ?? []);
      const end = properties.find(({ start, end }) =>
        /^\.\.\.(fields\.)?(retirable|provenance)$|^retired$/.test(text.slice(start, end)),
      );
      return shape && end && keys.every((key) => key in shape) ? [{ file, at: end.start, count: keys.length }] : [];
    });
  });
  const [best] = places.sort((a, b) => b.count - a.count);
  if (!best)
    throw new UserError(
      `The fields of ${name} are not in one object with “source”. Change the schema by hand.`,
      `${name} मध्ये “source” असलेला एकच भाग नाही. schema.server.ts हाताने बदला.`,
    );
  return best;
}

/** Adds a type to the import of a schema. The order of imports is left to the formatter. */
function importField(text: string, type: string): string {
  return text.replace(/import \{([^}]*)\} from '\.\.\/fields\.server\.ts';/, (line, names: string) =>
    names.split(',').some((one) => one.trim() === type) ? line : line.replace('{', `{ ${type},`),
  );
}
