import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inBoth, type Language } from '#app/i18n/language.ts';
import { formatFigure } from '#app/model/figures/format.server.ts';
import { namedFigures } from '#app/model/figures/named.server.ts';
import { figureFinder, type Piece, splitQuotes, withFigures } from '#app/model/figures/quotes.server.ts';
import { type Entries, entriesOnDisk } from '#app/model/figures/source.server.ts';
import { collectTexts } from '#content-check/text/texts.ts';
import { entryTitle } from './entries/listing.ts';
import type { Folders } from './folders.ts';

type Both<Value> = Record<Language, Value>;

/** A sentence that was not edited but reads differently once the entry is published. */
export type Altered = { file: string; title?: Both<string>; field: string; before: Both<string>; after: Both<string> };

/** `names` may be quoted, `texts` are the quoting texts by field, `altered` the sentences that a changed figure changes. */
export type Figures = {
  names: ({ name: string } & Both<string>)[];
  texts: Record<string, Both<Piece[]>>;
  altered: Altered[];
};

/** Describes the figures of an edited entry. `file`: `schemes/vayoshree.yaml`. */
export function describeFigures({ content }: Folders, file: string, value: unknown): Figures {
  const published = entriesOnDisk(content);
  const entries: Entries = { ...published, read: (name) => (name === file ? value : published.read(name)) };
  const own = namedFigures(value);
  const find = figureFinder(value, entries);
  const quoting = collectTexts({ file, entry: value }).filter(({ en, mr }) => `${en}${mr}`.includes('{{'));
  return {
    names: [...own].map(([name, one]) => ({ name, ...inBoth((language) => formatFigure(one, '', language) ?? '') })),
    texts: Object.fromEntries(
      quoting.map((text) => [text.field, inBoth((language) => splitQuotes(text[language], language, find))]),
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
  const byField = (entry: unknown) => new Map(collectTexts({ file, entry }).map((text) => [text.field, text]));
  const [typedBefore, typedNow] = [byField(published.read(file)), byField(entries.read(file))];
  const readBefore = byField(withFigures(published.read(file), published).entry);
  const title = entryTitle(entries.read(file) as Record<string, unknown> | undefined);
  const isSame = (one?: Both<string>, other?: Both<string>) => one?.en === other?.en && one?.mr === other?.mr;
  return collectTexts({ file, entry: withFigures(entries.read(file), entries).entry }).flatMap((after) => {
    const { field } = after;
    const before = readBefore.get(field);
    if (!before || isSame(before, after) || !isSame(typedBefore.get(field), typedNow.get(field))) return [];
    return [{ file, ...(title && { title }), field, before: both(before), after: both(after) }];
  });
}

const both = ({ en, mr }: Both<string>): Both<string> => ({ en, mr });
