import { constants, inflateSync } from 'node:zlib';

/** Matches embedded files, and actions such as scripts, but not links. */
const ACTION =
  /\/(JavaScript|Launch|Rendition|SubmitForm|ImportData|RichMedia|EmbeddedFile|JS(?=[\s\0]*[(<]|[\s\0]+\d+[\s\0]+\d+[\s\0]+R))(?![^\s\0()<>[\]{}/%])/;

const MAX_INFLATED_BYTES = 100_000_000;
const MAX_DICTIONARY_LENGTH = 4000;
const ONE_FLATE = /\/Filter[\s\0]*(?:\/FlateDecode|\[[\s\0]*\/FlateDecode[\s\0]*\])(?![^\s\0()<>[\]{}/%])/;

/** `action` is the name of the action. `closed` means encrypted, or compressed in a way that cannot be inspected. */
export type PdfHazard = { action: string } | { closed: true };

/** Finds actions and embedded files. Inflates every stream. Treats an object stream that cannot be inflated as closed. */
export function findPdfHazard(pdf: Buffer): PdfHazard | undefined {
  const text = decodeNames(pdf.toString('latin1'));
  if (/\/Encrypt(?![^\s\0()<>[\]{}/%])/.test(text)) return { closed: true };
  const action = ACTION.exec(text)?.[1];
  if (action) return { action };
  return readStreams(pdf).map(findStreamHazard).find(Boolean);
}

type Stream = { dictionary: string; packed: Buffer };

function readStreams(pdf: Buffer): Stream[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/(?<!end)stream\r?\n/g)].map(({ 0: word, index }) => ({
    dictionary: dictionaryBefore(raw.slice(Math.max(0, index - MAX_DICTIONARY_LENGTH), index)),
    packed: pdf.subarray(index + word.length),
  }));
}

/** Returns the dictionary of an object. Removes its strings, because they may contain any text. */
function dictionaryBefore(text: string): string {
  let plain = decodeNames(text);
  for (let previous = ''; previous !== plain; ) {
    previous = plain;
    plain = plain.replace(/\((?:[^()\\]|\\.)*\)/gs, '');
  }
  return plain.slice([...plain.matchAll(/\d[\s\0]+obj/g)].at(-1)?.index ?? 0);
}

function findStreamHazard({ dictionary, packed }: Stream): PdfHazard | undefined {
  const unpacked = inflate(packed);
  const action = unpacked && ACTION.exec(decodeNames(unpacked.toString('latin1')))?.[1];
  if (action) return { action };
  const holdsObjects =
    /\/ObjStm/.test(dictionary) || (/\/First[\s\0]/.test(dictionary) && /\/N[\s\0]/.test(dictionary));
  const isPacked = dictionary.includes('/Filter');
  const isPlain = unpacked && ONE_FLATE.test(dictionary) && !/\/(DecodeParms|Filter.*\/Filter)/s.test(dictionary);
  return holdsObjects && isPacked && !isPlain ? { closed: true } : undefined;
}

/** Ignores bytes after the compressed data. Returns undefined for streams with another filter. */
function inflate(packed: Buffer): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_INFLATED_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}

/** Decodes hex escapes in names: /J#53 becomes /JS. */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Finds the first barrier for screen readers (PDF/UA): missing tags or language, or a missing title. */
export function findPdfBarrier(pdf: Buffer): 'untaggedPdf' | 'untitledPdf' | undefined {
  const parts = [
    pdf,
    ...readStreams(pdf).flatMap(({ dictionary, packed }) =>
      /\/(ObjStm|Metadata)\b/.test(dictionary) ? (inflate(packed) ?? []) : [],
    ),
  ];
  const text = parts.map((part) => decodeNames(part.toString('latin1'))).join('\n');
  const isTagged =
    /\/Marked\s+true/.test(text) && /\/StructTreeRoot\b/.test(text) && /\/Lang\s*[(<]\s*[^)>\s]/.test(text);
  if (!isTagged) return 'untaggedPdf';
  return hasTitle(text) ? undefined : 'untitledPdf';
}

/** Searches the information dictionary and the XMP metadata. Ignores titles of bookmarks. */
function hasTitle(text: string): boolean {
  const dictionaries = text.match(/<<(?:(?!<<).)*?>>/gs) ?? [];
  return (
    dictionaries.some((part) => /\/Title\s*[(<]\s*[^)>\s]/.test(part) && !/\/(Parent|Dest|A)\b/.test(part)) ||
    /<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>\s*[^<\s]/.test(text)
  );
}
