import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { search } from '#app/search/search.ts';
import { indexTexts, splitWords } from './textIndex.ts';

it('an index splits only the texts that the one before it did not have', () => {
  const content = mkdtempSync(join(tmpdir(), 'desk-index-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  mkdirSync(join(content, 'schemes'));
  const write = (name: string, en: string, mr: string) =>
    writeFileSync(join(content, `schemes/${name}.yaml`), `title: { en: ${en}, mr: ${mr} }`);
  const index = () => {
    const read = vi.fn(splitWords);
    return { ...indexTexts(content, read), read: read.mock.calls.map(([text]) => text) };
  };
  write('first', 'Pension', 'निवृत्तीवेतन');
  write('second', 'Hostel', 'वसतिगृह');
  expect(index().read).toEqual(expect.arrayContaining(['निवृत्तीवेतन Pension', 'वसतिगृह Hostel']));
  write('second', 'Library', 'ग्रंथालय');
  const { index: later, texts, read } = index();
  expect(read).toEqual(['ग्रंथालय Library']);
  const found = (query: string) => search(later, query).hits.map(({ text }) => texts[Number(text)]?.en);
  expect([found('pension'), found('library'), found('hostel')]).toEqual([['Pension'], ['Library'], []]);
  expect(index().read).toEqual([]);
});
