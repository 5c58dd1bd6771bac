import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findPdfHazard } from './pdf.ts';

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat(
    ['%PDF-1.7\n', ...parts, '\n%%EOF'].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );

const stream = (dictionary: string, bytes: Buffer) =>
  pdf(`7 0 obj\n<<${dictionary} /Length ${bytes.length}>>\nstream\n`, bytes, '\nendstream\nendobj');

const OBJECTS = '/Type /ObjStm /N 1 /First 4';
const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1'));
const SCRIPT = '1 0 <</S /JavaScript /JS (app.alert(1))>>';

describe('a PDF without actions', () => {
  it.each([
    {
      what: 'has links and opens at a page',
      file: pdf('1 0 obj <</OpenAction [2 0 R /Fit] /A <</S /URI /URI (https://x.example)>> >>'),
    },
    {
      what: 'mentions scripts in its text',
      file: stream('/Filter /FlateDecode', packed('BT (/ JavaScript, JS and Launch) Tj ET')),
    },
    {
      what: 'has an object stream',
      file: stream(`${OBJECTS} /Filter /FlateDecode`, packed('1 0 <</Type /Page>>')),
    },
    {
      what: 'has names that start like a forbidden name',
      file: pdf('1 0 obj <</JSON 1 /LaunchPad 2 /Filter2 3 /JS2 4>>'),
    },
    { what: 'contains a picture', file: stream('/Subtype /Image /Filter /DCTDecode', Buffer.from([0xff, 0xd8, 0xff])) },
    {
      what: 'has a cross-reference stream with a predictor',
      file: stream('/Type /XRef /Size 9 /W [1 2 1] /DecodeParms <</Predictor 12>> /Filter /FlateDecode', packed('x')),
    },
  ])('is accepted if it $what', ({ file }) => {
    expect(findPdfHazard(file)).toBeUndefined();
  });
});

describe('a PDF with an action', () => {
  it.each([
    { what: 'uncompressed', file: pdf(`1 0 obj ${SCRIPT}`), action: 'JavaScript' },
    { what: 'identified only by its key', file: pdf('1 0 obj <</JS 4 0 R>>'), action: 'JS' },
    { what: 'that starts a program', file: pdf('1 0 obj <</S/Launch/F(calc.exe)>>'), action: 'Launch' },
    { what: 'that sends a form', file: pdf('1 0 obj <</S /SubmitForm>>'), action: 'SubmitForm' },
    { what: 'with hex codes in names', file: pdf('1 0 obj <</S /J#61va#53cript>>'), action: 'JavaScript' },
    { what: 'with an embedded file', file: pdf('1 0 obj <</Type /EmbeddedFile>>'), action: 'EmbeddedFile' },
    {
      what: 'in a compressed object stream',
      file: stream(`${OBJECTS} /Filter /FlateDecode`, packed(SCRIPT)),
      action: 'JavaScript',
    },
    {
      what: 'in a compressed stream of unknown type',
      file: stream('/Filter [/FlateDecode]', packed(SCRIPT)),
      action: 'JavaScript',
    },
  ])('is rejected: $what', ({ file, action }) => {
    expect(findPdfHazard(file)).toEqual({ action });
  });
});

describe('a PDF that cannot be inspected', () => {
  const hex = Buffer.from(packed(SCRIPT).toString('hex'));

  it.each([
    { what: 'encrypted', file: pdf('trailer <</Encrypt 9 0 R>>') },
    { what: 'objects with two filters', file: stream(`${OBJECTS} /Filter [/ASCIIHexDecode /FlateDecode]`, hex) },
    {
      what: 'objects with an unsupported filter',
      file: stream(`${OBJECTS} /Filter /LZWDecode`, Buffer.from([1, 2, 3])),
    },
    {
      what: 'objects behind a predictor',
      file: stream(`${OBJECTS} /Filter /FlateDecode /DecodeParms <</Predictor 12>>`, packed('x')),
    },
    {
      what: 'an object stream without a type',
      file: stream('/N 1 /First 4 /Filter /LZWDecode', Buffer.from([1, 2, 3])),
    },
    {
      what: 'an object stream whose type is hidden by a string',
      file: stream(`${OBJECTS} /X (1 0 obj (2 0 obj)) /Filter /LZWDecode`, Buffer.from([1])),
    },
  ])('is rejected: $what', ({ file }) => {
    expect(findPdfHazard(file)).toEqual({ closed: true });
  });
});
