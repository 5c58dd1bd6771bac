import type { Language } from '#app/i18n/language.ts';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
import { terms } from '#app/model/glossary/data.server.ts';
import { ContentError, parseValue } from '#app/model/load.server.ts';
import type { Finding } from '#scripts/content/finding.ts';
import { toFindings } from '#scripts/content/refusals.ts';
import { fileNames } from '#scripts/content/rules/file-names.ts';
import { glossary } from '#scripts/content/rules/glossary.ts';
import { marathiScript } from '#scripts/content/rules/marathi-script.ts';
import { sameFigures } from '#scripts/content/rules/same-figures.ts';
import { typing } from '#scripts/content/rules/typing.ts';
import { textsOf } from '#scripts/content/texts.ts';
import type { Collection } from './collections.ts';
import { inMarathi } from './sentences.ts';

/** What is wrong at a place of an entry, in the editor's language. */
export type Problem = { path: (string | number)[]; message: string };

/** Everything that is wrong with an entry as it is being written: what its schema refuses, and how its texts are typed. */
export function problemsOf({ schema }: Collection, file: string, value: unknown, language: Language): Problem[] {
  return [...refused(schema, file, value), ...typed(file, value)].map(({ field, sentence }) => ({
    path: pathOf(field),
    message: (language === 'mr' ? inMarathi(sentence) : undefined) ?? sentence,
  }));
}

function refused(schema: Collection['schema'], file: string, value: unknown): Finding[] {
  try {
    parseValue(`content/${file}`, value, schema);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return toFindings([error.message]);
  }
}

/** The rules read whole texts: one whose other language is still missing has been refused already. */
function typed(file: string, value: unknown): Finding[] {
  const entry = { file: `content/${file}`, entry: withFigures(value, entriesOnDisk()).entry };
  const texts = textsOf(entry);
  return [
    ...fileNames([entry]),
    ...typing(texts),
    ...marathiScript(texts),
    ...sameFigures(texts),
    ...glossary(texts, terms),
  ];
}

function pathOf(field: string): (string | number)[] {
  return field === 'it' ? [] : field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
