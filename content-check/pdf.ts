import { constants, inflateSync } from 'node:zlib';

/** Names of what a PDF does when it is opened or pressed, beyond leading somewhere; and of files that it carries. */
const ACTION =
  /\/(JavaScript|Launch|Rendition|SubmitForm|ImportData|RichMedia|EmbeddedFile|JS(?=[\s\0]*[(<]|[\s\0]+\d+[\s\0]+\d+[\s\0]+R))(?![^\s\0()<>[\]{}/%])/;

/** More than any honest part of a document becomes. */
const MAX_INFLATED_BYTES = 100_000_000;

const MAX_DICTIONARY_LENGTH = 4000;

const ONE_FLATE = /\/Filter[\s\0]*(?:\/FlateDecode|\[[\s\0]*\/FlateDecode[\s\0]*\])(?![^\s\0()<>[\]{}/%])/;

/** `action`: what the PDF would do. `closed`: it could not be looked into. */
export type PdfHazard = { action: string } | { closed: true };

/**
 * Says what a PDF would do by itself; undefined for one that only shows. Objects may be packed, many in a stream: every
 * stream that unpacks is looked into, and one of objects that does not unpack plainly is refused.
 */
export function findPdfHazard(pdf: Buffer): PdfHazard | undefined {
  const text = decodeNames(pdf.toString('latin1'));
  if (/\/Encrypt(?![^\s\0()<>[\]{}/%])/.test(text)) return { closed: true };
  const action = ACTION.exec(text)?.[1];
  if (action) return { action };
  return readStreams(pdf).reduce<PdfHazard | undefined>((flaw, stream) => flaw ?? findStreamHazard(stream), undefined);
}

type Stream = { dictionary: string; packed: Buffer };

function readStreams(pdf: Buffer): Stream[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/(?<!end)stream\r?\n/g)].map(({ 0: word, index }) => ({
    dictionary: dictionaryBefore(raw.slice(Math.max(0, index - MAX_DICTIONARY_LENGTH), index)),
    packed: pdf.subarray(index + word.length),
  }));
}

/** What stands between the beginning of an object and its stream, without strings, in which anything may stand. */
function dictionaryBefore(text: string): string {
  let plain = decodeNames(text);
  for (let former = ''; former !== plain; ) {
    former = plain;
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

/** What follows the end of the packed bytes is passed over, and so is a stream that is packed in another way. */
function inflate(packed: Buffer): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_INFLATED_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}

/** A name may be written with numbers for its letters: /J#53 is /JS. */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** What keeps a screen reader from finding its way: the PDF is not tagged or does not say its language, or has no title. */
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

/** Reads the information of the document or its metadata; the titles of bookmarks stand beside `/Parent`. */
function hasTitle(text: string): boolean {
  const dictionaries = text.match(/<<(?:(?!<<).)*?>>/gs) ?? [];
  return (
    dictionaries.some((one) => /\/Title\s*[(<]\s*[^)>\s]/.test(one) && !/\/(Parent|Dest|A)\b/.test(one)) ||
    /<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>\s*[^<\s]/.test(text)
  );
}
