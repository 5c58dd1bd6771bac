import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { inBoth } from '#app/i18n/language.ts';
import { collectionName } from '#app/model/field-names/data.server.ts';
import { describeFigures } from './figures.ts';

const content = mkdtempSync(join(tmpdir(), 'figures-'));
afterAll(() => rmSync(content, { recursive: true }));
const folders = { content, drafts: '', workshop: '', history: '', root: '' } as never;

const text = (en: string, mr: string) => ({ en, mr });
const pension = (rupees: number, summary = text('You get {{pension}}.', '{{pension}} मिळतात.')) => ({
  title: text('Pension', 'निवृत्तीवेतन'),
  summary,
  benefits: [{ what: text('Pension', 'निवृत्तीवेतन'), figure: 'pension', rupees }],
});
const write = (file: string, entry: unknown) => {
  mkdirSync(join(content, file, '..'), { recursive: true });
  writeFileSync(join(content, file), stringify(entry));
};
write('schemes/pension.yaml', pension(1500));
write('schemes/other.yaml', pension(900));
write('home.yaml', {
  line: text('Now {{schemes/pension.pension}}', 'आता {{schemes/pension.pension}}'),
});

it('lists the figures that may be quoted, and splits texts with quoted figures into pieces', () => {
  const { names, texts, altered } = describeFigures(folders, 'schemes/pension.yaml', pension(1500));
  expect(names).toContainEqual({ name: 'pension', path: ['benefits', 0, 'rupees'], en: '₹1,500', mr: '₹१,५००' });
  expect(texts.summary?.mr).toEqual([{ quote: 'pension', text: '₹१,५००' }, { text: ' मिळतात.' }]);
  expect(altered).toEqual([]);
});

it('lists every sentence that a changed figure would change, in all entries and both languages, and names a page without title', () => {
  const { altered } = describeFigures(folders, 'schemes/pension.yaml', pension(2000));
  expect(altered).toEqual([
    {
      file: 'home.yaml',
      title: inBoth((language) => collectionName('home', language)),
      field: 'line',
      before: text('Now ₹1,500', 'आता ₹१,५००'),
      after: text('Now ₹2,000', 'आता ₹२,०००'),
    },
    {
      file: 'schemes/pension.yaml',
      title: text('Pension', 'निवृत्तीवेतन'),
      field: 'summary',
      before: text('You get ₹1,500.', '₹१,५०० मिळतात.'),
      after: text('You get ₹2,000.', '₹२,००० मिळतात.'),
    },
  ]);
});

it('does not list a sentence that was itself edited, and marks the quote of an unknown figure', () => {
  const { altered, texts } = describeFigures(
    folders,
    'schemes/pension.yaml',
    pension(2000, text('Now {{pensoin}}.', 'आता {{pension}}.')),
  );
  expect(altered.map(({ file }) => file)).toEqual(['home.yaml']);
  expect(texts.summary?.en).toContainEqual({ quote: 'pensoin', text: '{{pensoin}}', fault: 'unknown' });
});
