import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from '../../compare.ts';
import type { FormSchema } from '../../server/forms.ts';
import { changedParts } from './changedParts.ts';
import { differenceRows } from './differenceRows.ts';

const form: FormSchema = {
  properties: {
    title: { title: 'Title', control: 'bilingual' },
    images: { title: 'Picture', items: { properties: { src: { title: 'File' }, title: { title: 'Shows' } } } },
    pdfUrl: { title: 'PDF' },
  },
};
const forms = { en: form, mr: form };
const shows = (number: number) => ({ en: `Drawing ${number}`, mr: `चित्र ${number}` });
const file = (number: number) => `/pictures/albums/a-${number}.svg`;
const photo = (number: number) => ({ id: number, src: file(number), title: shows(number) });
const album = (...images: object[]) => ({ images });

/** Says what the rows of an album show. */
const rowsOf = (before: unknown, after: unknown) =>
  differenceRows(forms, before, after).map(({ path, picture, en, isFigure }) => ({
    at: path.join('.'),
    files: [picture?.before, picture?.after],
    texts: [en.before, en.after],
    isFigure,
  }));

describe('a row of an album', () => {
  it('shows a replaced picture before and after, with what each shows and without its address', () => {
    const [row, ...others] = differenceRows(forms, album(photo(1)), album({ ...photo(1), src: file(5) }));
    expect(others).toEqual([]);
    expect(row?.path).toEqual(['images', 0, 'src']);
    expect(row?.picture).toEqual({
      before: file(1),
      after: file(5),
      descriptions: { before: shows(1), after: shows(1) },
    });
    expect([row?.en, row?.mr]).toEqual([
      { before: '', after: '' },
      { before: '', after: '' },
    ]);
  });

  it('shows only the removed picture and the new one, at their places, although all others moved', () => {
    const rows = rowsOf(album(photo(1), photo(2), photo(3)), album(photo(2), photo(3), photo(9)));
    expect(rows).toEqual([
      { at: 'images.0', files: [file(1), undefined], texts: ['Drawing 1', ''], isFigure: true },
      { at: 'images.2', files: [undefined, file(9)], texts: ['', 'Drawing 9'], isFigure: true },
    ]);
  });

  it('does not take the number of a picture for a figure', () => {
    const plain = { ...photo(1), title: { en: 'People', mr: 'माणसे' } };
    expect(rowsOf(album(), album(plain))).toEqual([
      { at: 'images.0', files: [undefined, file(1)], texts: ['', 'People'], isFigure: false },
    ]);
  });

  it('shows the picture to which a changed description belongs', () => {
    const rows = rowsOf(album(photo(1), photo(2)), album(photo(1), { ...photo(2), title: shows(7) }));
    expect(rows).toEqual([
      { at: 'images.1.title', files: [file(2), file(2)], texts: ['Drawing 2', 'Drawing 7'], isFigure: true },
    ]);
  });

  it('shows a replaced picture once if its description changed as well', () => {
    const rows = rowsOf(album(photo(1)), album({ ...photo(1), src: file(5), title: shows(5) }));
    expect(rows.map(({ at, files }) => [at, ...files])).toEqual([
      ['images.0.src', file(1), file(5)],
      ['images.0.title', undefined, undefined],
    ]);
  });

  it('shows the picture of an event to its description only, not to its title', () => {
    const event = { title: shows(1), image: file(1), imageAlt: shows(2) };
    const rows = rowsOf(event, { ...event, title: shows(3), imageAlt: shows(4) });
    expect(rows.map(({ at, files }) => [at, ...files])).toEqual([
      ['title', undefined, undefined],
      ['imageAlt', file(1), file(1)],
    ]);
    expect(rowsOf({ title: shows(1), thumbnail: file(1) }, { title: shows(2), thumbnail: file(1) })[0]?.files).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('pairs photographs without numbers by their file', () => {
    const [a, b, c] = [1, 2, 3].map((number) => ({ src: file(number), caption: shows(number) }));
    const rows = rowsOf({ photos: [a, b, c] }, { photos: [b, { ...c, caption: shows(8) }] });
    expect(rows.map(({ at, files }) => [at, ...files])).toEqual([
      ['photos.0', file(1), undefined],
      ['photos.1.caption', file(3), file(3)],
    ]);
  });
});

it('a PDF in both languages is one row with a file in each language', () => {
  const pdf = (name: string) => ({ en: `/pdfs/${name}.en.pdf`, mr: `/pdfs/${name}.mr.pdf` });
  const [row] = differenceRows(forms, { pdfUrl: pdf('old') }, { pdfUrl: pdf('new') });
  expect(row).toMatchObject({
    en: { before: '', after: '', pdf: { before: '/pdfs/old.en.pdf', after: '/pdfs/new.en.pdf' } },
    mr: { before: '', after: '', pdf: { before: '/pdfs/old.mr.pdf', after: '/pdfs/new.mr.pdf' } },
  });
  const [added] = differenceRows(forms, undefined, { pdfUrl: pdf('new') });
  expect(added?.en.pdf).toEqual({ after: '/pdfs/new.en.pdf' });
});

it.each(['/videos/a.mp4', 'https://example.org/pictures/a.svg', '/pictures/ a.svg', '/pdfs/a.svg', 'a.pdf'])(
  '%s is a text, not a picture or a PDF of the desk',
  (address) => {
    const [row] = differenceRows(forms, {}, { address });
    expect([row?.picture, row?.en.pdf, row?.en.after]).toEqual([
      undefined,
      undefined,
      expect.stringContaining(address),
    ]);
  },
);

const anyText = fc.record({ en: fc.string(), mr: fc.string() });
const anyItem = fc.record({ id: fc.nat({ max: 5 }), src: fc.constantFrom(file(1), file(2)), title: anyText });
const anyEntry = fc.record(
  { title: anyText, images: fc.array(anyItem, { maxLength: 4 }), lines: fc.array(fc.string(), { maxLength: 4 }) },
  { requiredKeys: [] },
);

it('two values differ exactly if a part of them is listed, and each listed part differs', () => {
  fc.assert(
    fc.property(anyEntry, anyEntry, (before, after) => {
      const parts = changedParts({ before, after });
      expect(parts.length > 0).toBe(!isSame(before, after));
      for (const part of parts) expect(isSame(part.before, part.after)).toBe(false);
    }),
  );
});
