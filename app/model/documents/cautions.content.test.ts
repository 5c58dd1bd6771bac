import { expect, it } from 'vitest';
import { type Cautioned, cautionWords } from '../cautions.ts';
import { cautionTranslator } from '../cautionWords.server.ts';
import type { Bilingual } from '../fields.server.ts';
import { hostels } from '../hostels/data.server.ts';
import { institutions } from '../institutions/data.server.ts';
import { localizeReported } from '../reported.server.ts';
import { schemes } from '../schemes/data.server.ts';
import { allDocuments } from './all.server.ts';
import type { Block, SiteDocument } from './document.server.ts';

const documents = allDocuments();

const NAMED: (Cautioned & { title: Bilingual })[] = [
  ...hostels.map((hostel) => ({ ...hostel, title: hostel.hostelFullname })),
  ...institutions.flatMap(({ districts }) => districts.flatMap(({ institutions: own = [] }) => own)),
  ...schemes,
];

/** Lists the parts of a document that name an entry: the document itself, a heading with what follows it, a row of a table. */
function partsOf({ title, body }: SiteDocument): { name: string; text: string }[] {
  return [
    { name: title, text: JSON.stringify(body.slice(0, 3)) },
    ...body.flatMap((block, index) => rowsOf(block, body[index + 1])),
  ];
}

function rowsOf(block: Block, next: Block | undefined): { name: string; text: string }[] {
  if (block.kind === 'heading') return [{ name: block.text, text: JSON.stringify(next) }];
  if (block.kind !== 'table') return [];
  return block.rows.flatMap((row) => row.map((cell) => ({ name: String(cell), text: JSON.stringify(row) })));
}

it('every PDF that names an entry carries its cautions', () => {
  const found = documents.flatMap((document) => {
    const { language, path } = document;
    const t = cautionTranslator(language);
    return partsOf(document).flatMap(({ name, text }) =>
      NAMED.filter(({ title }) => title[language] === name)
        .map((entry) => cautionWords(entry, t, language))
        .filter((words) => !text.toLowerCase().includes(words.toLowerCase()))
        .map((words) => `${path}, ${name}: ${words}`),
    );
  });
  expect(found).toEqual([]);
});

it('every PDF of a list of institutions quotes what is reported of their schemes', () => {
  const reportOn = (id: string, language: SiteDocument['language']) =>
    localizeReported(schemes.find((scheme) => scheme.id === id)?.reported, language)?.text;
  for (const { districts, accessibleVersion, schemes: ids } of institutions)
    for (const { path, language, body } of documents)
      if ([accessibleVersion, ...districts.map(({ doc }) => doc)].some((pdf) => pdf?.[language] === path))
        for (const id of ids) expect(JSON.stringify(body), path).toContain(reportOn(id, language) ?? '');
});
