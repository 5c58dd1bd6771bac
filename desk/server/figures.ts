import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inBoth, type Language } from '#app/i18n/language.ts';
import { collectionName } from '#app/model/field-names/data.server.ts';
import { formatFigure } from '#app/model/figures/format.server.ts';
import { namedFigures, namedItems } from '#app/model/figures/named.server.ts';
import { figureFinder, type Piece, splitQuotes, withFigures } from '#app/model/figures/quotes.server.ts';
import { type Entries, entriesOnDisk } from '#app/model/figures/source.server.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { collectTexts } from '#content-check/text/texts.ts';
import { entryOfFile } from './entries/collections.ts';
import { entryTitle } from './entries/listing.ts';
import type { Folders } from './folders.ts';

type Bilingual<Value> = Record<Language, Value>;

/** A sentence that quotes a changed figure. */
export type AlteredSentence = {
  file: string;
  title?: Bilingual<string>;
  field: string;
  before: Bilingual<string>;
  after: Bilingual<string>;
};

/** `names` lists the figures that texts may quote, and where each stands in the entry; a figure may have a short name after the long one. `texts` contains the texts of the entry that quote figures. */
export type Figures = {
  names: ({ name: string; path: Path } & Bilingual<string>)[];
  texts: Record<string, Bilingual<Piece[]>>;
  altered: AlteredSentence[];
};

/** The published entries, and their texts by file. */
type Published = { entries: Entries; texts: ReadonlyMap<string, string> };

/** Reads what `describeFigures` compares with, once for all entries of a change. */
export function readPublished({ content }: Pick<Folders, 'content'>): Published {
  const files = globSync('**/*.yaml', { cwd: content }).sort();
  const texts = new Map(files.map((file) => [file, readFileSync(join(content, file), 'utf8')]));
  return { entries: entriesOnDisk(content), texts };
}

/** Returns all entries, of which one has another value. */
export const withEntry = (entries: Entries, file: string, value: unknown): Entries => ({
  ...entries,
  read: (name) => (name === file ? value : entries.read(name)),
});

/** Describes the figures of an edited entry. `file` is a path such as `schemes/vayoshree.yaml`. */
export function describeFigures(
  folders: Folders,
  file: string,
  value: unknown,
  { entries: published, texts: publishedTexts } = readPublished(folders),
): Figures {
  const entries = withEntry(published, file, value);
  const own = namedFigures(value);
  const find = figureFinder(value, entries);
  const quoting = collectTexts({ file, entry: value }).filter(({ en, mr }) => `${en}${mr}`.includes('{{'));
  return {
    names: [...own].map(([name, figure]) => ({
      name,
      path: pathOfFigure(name, own, value),
      ...inBoth((language) => formatFigure(figure, '', language) ?? ''),
    })),
    texts: Object.fromEntries(
      quoting.map((text) => [text.field, inBoth((language) => splitQuotes(text[language], language, find))]),
    ),
    altered: findQuotingFiles(publishedTexts, file).flatMap((name) => findAltered(name, published, entries)),
  };
}

/** Finds the field of a figure with a long name, such as `loan.percent`, or a short one. */
function pathOfFigure(name: string, figures: ReadonlyMap<string, unknown>, value: unknown): Path {
  const long = [...figures.keys()].find((key) => key === name || key.startsWith(`${name}.`)) ?? name;
  const [part, field = ''] = long.split('.');
  return [...(namedItems(value).find((item) => item.name === part)?.path ?? []), field];
}

/** Lists the file, and all files that quote its figures or the number of entries in its collection. */
function findQuotingFiles(texts: ReadonlyMap<string, string>, file: string): string[] {
  const [collection = ''] = file.split(/[/.]/);
  const quotes = [`{{${file.replace('.yaml', '')}.`, `{{count/${collection}`];
  return [...texts].flatMap(([name, text]) =>
    name === file || quotes.some((quote) => text.includes(quote)) ? [name] : [],
  );
}

function findAltered(file: string, published: Entries, entries: Entries): AlteredSentence[] {
  const byField = (entry: unknown) => new Map(collectTexts({ file, entry }).map((text) => [text.field, text]));
  const [sourceBefore, sourceAfter] = [byField(published.read(file)), byField(entries.read(file))];
  const textsBefore = byField(withFigures(published.read(file), published).entry);
  const title = entryTitle(entries.read(file) as Record<string, unknown> | undefined) ?? nameOfFile(file);
  const isSame = (a?: Bilingual<string>, b?: Bilingual<string>) => a?.en === b?.en && a?.mr === b?.mr;
  return collectTexts({ file, entry: withFigures(entries.read(file), entries).entry }).flatMap((after) => {
    const { field } = after;
    const before = textsBefore.get(field);
    if (!before || isSame(before, after) || !isSame(sourceBefore.get(field), sourceAfter.get(field))) return [];
    return [{ file, ...(title && { title }), field, before: pickTexts(before), after: pickTexts(after) }];
  });
}

/** Names the collection of an entry without a title, such as the home page. */
function nameOfFile(file: string): Bilingual<string> | undefined {
  const found = entryOfFile(file);
  return found && inBoth((language) => collectionName(found.collection.name, language));
}

const pickTexts = ({ en, mr }: Bilingual<string>): Bilingual<string> => ({ en, mr });
