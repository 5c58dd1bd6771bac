import type { PdfObject } from './objects.ts';
import type { PdfDictionary, PdfValue } from './values.ts';

/** Matches the drawing of a picture or of a part of a page, by the name of its resource. */
const DRAWING = /\/([^\0\t\n\f\r ()<>[\]{}/%]{1,100})[\0\t\n\f\r ]{1,9}Do(?![^\0\t\n\f\r ()<>[\]{}/%])/g;

/** Pages inherit resources, and parts of pages contain other parts. Few programs nest more than two. */
const MAX_DEPTH = 8;

type Find = (value: PdfValue | undefined) => PdfObject | undefined;

/** Counts the pixels of all pictures that a page draws. `page`: the number of its object. Ignores pictures inside of page contents. */
export function picturePixels(objects: readonly PdfObject[], page: number): number {
  // The last revision of an object counts.
  const byNumber = new Map(objects.map((object) => [object.number, object]));
  const find: Find = (value) => {
    if (value === undefined) return undefined;
    if (value !== null && typeof value === 'object' && 'reference' in value) return byNumber.get(value.reference);
    return { number: 0, value };
  };
  const dictionary = dictionaryOf(byNumber.get(page));
  const contents = find(dictionary?.get('Contents'));
  const parts = Array.isArray(contents?.value) ? contents.value.map(find) : [contents];
  const text = parts.map((part) => part?.stream?.toString('latin1') ?? '').join('\n');
  return pixelsDrawn(text, resourcesOf(dictionary, find), find, 0);
}

const dictionaryOf = (object: PdfObject | undefined): PdfDictionary | undefined =>
  object?.value instanceof Map ? object.value : undefined;

function resourcesOf(page: PdfDictionary | undefined, find: Find, depth = 0): PdfDictionary | undefined {
  if (!page || depth > MAX_DEPTH) return undefined;
  return (
    dictionaryOf(find(page.get('Resources'))) ?? resourcesOf(dictionaryOf(find(page.get('Parent'))), find, depth + 1)
  );
}

function pixelsDrawn(text: string, resources: PdfDictionary | undefined, find: Find, depth: number): number {
  const named = dictionaryOf(find(resources?.get('XObject')));
  if (!named || depth > MAX_DEPTH) return 0;
  const names = new Set(Array.from(text.matchAll(DRAWING), ([, name = '']) => name));
  const pixels = [...names].map((name) => {
    const drawn = find(named.get(name));
    const dictionary = dictionaryOf(drawn);
    if (!drawn || !dictionary) return 0;
    const [width, height] = [dictionary.get('Width'), dictionary.get('Height')];
    if (typeof width === 'number' && typeof height === 'number') return width * height;
    const inner = dictionaryOf(find(dictionary.get('Resources'))) ?? resources;
    return pixelsDrawn(drawn.stream?.toString('latin1') ?? '', inner, find, depth + 1);
  });
  return pixels.reduce((sum, count) => sum + count, 0);
}
