import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inBoth, LANGUAGES, type Language } from '#app/i18n/language.ts';
import { namedFigures } from '#app/model/figures/named.server.ts';
import { figureNamed, type Piece, piecesOf, withFigures } from '#app/model/figures/quotes.server.ts';
import { type Entries, entriesOnDisk } from '#app/model/figures/source.server.ts';
import { written } from '#app/model/figures/written.server.ts';
import { collectTexts } from '#content-check/text/texts.ts';
import { entryTitle } from './entries/listing.ts';
import type { Folders } from './folders.ts';

type Both<Value> = Record<Language, Value>;

/** Holds a sentence whose text was not edited but which will say something else once the entry is published. */
export type Altered = { file: string; title?: Both<string>; field: string; before: Both<string>; after: Both<string> };

/**
 * Holds the figures of an entry as it stands in the form: `names` may be quoted, `texts` are the quoting texts by field, and
 * `altered` are sentences of any entry that a changed figure changes.
 */
export type Figures = {
  names: ({ name: string } & Both<string>)[];
  texts: Record<string, Both<Piece[]>>;
  altered: Altered[];
};

/** `file` is the place of the entry in the content, `schemes/vayoshree.yaml`; `value` what the form says. */
export function describeFigures({ content }: Folders, file: string, value: unknown): Figures {
  const published = entriesOnDisk(content);
  const entries: Entries = { ...published, read: (name) => (name === file ? value : published.read(name)) };
  const own = namedFigures(value);
  const figure = (name: string) => figureNamed(name, value, own, entries);
  const quoting = collectTexts({ file, entry: value }).filter(({ en, mr }) => `${en}${mr}`.includes('{{'));
  return {
    names: [...own].map(([name, one]) => ({ name, ...inBoth((language) => written(one, '', language) ?? '') })),
    texts: Object.fromEntries(
      quoting.map((text) => [text.field, inBoth((language) => piecesOf(text[language], language, figure))]),
    ),
    altered: findQuotingFiles(content, file).flatMap((name) => findAltered(name, published, entries)),
  };
}

/** Lists the file itself and the files whose sentences quote it or count its collection. */
function findQuotingFiles(content: string, file: string): string[] {
  const [collection = ''] = file.split(/[/.]/);
  const quotes = [`{{${file.replace('.yaml', '')}.`, `{{count/${collection}`];
  return globSync('**/*.yaml', { cwd: content })
    .sort()
    .filter(
      (name) => name === file || quotes.some((quote) => readFileSync(join(content, name), 'utf8').includes(quote)),
    );
}

function findAltered(file: string, published: Entries, entries: Entries): Altered[] {
  const typed = new Map(collectTexts({ file, entry: published.read(file) }).map((text) => [text.field, text]));
  const before = new Map(
    collectTexts({ file, entry: withFigures(published.read(file), published).entry }).map((text) => [text.field, text]),
  );
  const title = entryTitle(entries.read(file) as Record<string, unknown> | undefined);
  const now = collectTexts({ file, entry: entries.read(file) });
  return collectTexts({ file, entry: withFigures(entries.read(file), entries).entry }).flatMap((after, place) => {
    const was = before.get(after.field);
    const isTouched = LANGUAGES.some((language) => typed.get(after.field)?.[language] !== now[place]?.[language]);
    if (!was || isTouched || LANGUAGES.every((language) => was[language] === after[language])) return [];
    const { field } = after;
    return [{ file, ...(title && { title }), field, before: both(was), after: both(after) }];
  });
}

const both = ({ en, mr }: Both<string>): Both<string> => ({ en, mr });
