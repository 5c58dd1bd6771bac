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
    [
      'has links and opens at a page',
      pdf('1 0 obj <</OpenAction [2 0 R /Fit] /A <</S /URI /URI (https://x.example)>> >>'),
    ],
    ['mentions scripts in its text', stream('/Filter /FlateDecode', packed('BT (/ JavaScript, JS and Launch) Tj ET'))],
    ['has an object stream', stream(`${OBJECTS} /Filter /FlateDecode`, packed('1 0 <</Type /Page>>'))],
    ['has names that start like a forbidden name', pdf('1 0 obj <</JSON 1 /LaunchPad 2 /Filter2 3 /JS2 4>>')],
    ['contains a picture', stream('/Subtype /Image /Filter /DCTDecode', Buffer.from([0xff, 0xd8, 0xff]))],
    [
      'has a cross-reference stream with a predictor',
      stream('/Type /XRef /Size 9 /W [1 2 1] /DecodeParms <</Predictor 12>> /Filter /FlateDecode', packed('x')),
    ],
  ])('is accepted if it %s', (_, file) => {
    expect(findPdfHazard(file)).toBeUndefined();
  });
});

describe('a PDF with an action', () => {
  it.each([
    ['uncompressed', pdf(`1 0 obj ${SCRIPT}`), 'JavaScript'],
    ['identified only by its key', pdf('1 0 obj <</JS 4 0 R>>'), 'JS'],
    ['that starts a program', pdf('1 0 obj <</S/Launch/F(calc.exe)>>'), 'Launch'],
    ['that sends a form', pdf('1 0 obj <</S /SubmitForm>>'), 'SubmitForm'],
    ['with hex codes in names', pdf('1 0 obj <</S /J#61va#53cript>>'), 'JavaScript'],
    ['with an embedded file', pdf('1 0 obj <</Type /EmbeddedFile>>'), 'EmbeddedFile'],
    ['in a compressed object stream', stream(`${OBJECTS} /Filter /FlateDecode`, packed(SCRIPT)), 'JavaScript'],
    ['in a compressed stream of unknown type', stream('/Filter [/FlateDecode]', packed(SCRIPT)), 'JavaScript'],
  ])('is rejected: %s', (_, file, action) => {
    expect(findPdfHazard(file)).toEqual({ action });
  });
});

describe('a PDF that cannot be inspected', () => {
  const hex = Buffer.from(packed(SCRIPT).toString('hex'));

  it.each([
    ['encrypted', pdf('trailer <</Encrypt 9 0 R>>')],
    ['objects with two filters', stream(`${OBJECTS} /Filter [/ASCIIHexDecode /FlateDecode]`, hex)],
    ['objects with an unsupported filter', stream(`${OBJECTS} /Filter /LZWDecode`, Buffer.from([1, 2, 3]))],
    [
      'objects behind a predictor',
      stream(`${OBJECTS} /Filter /FlateDecode /DecodeParms <</Predictor 12>>`, packed('x')),
    ],
    ['an object stream without a type', stream('/N 1 /First 4 /Filter /LZWDecode', Buffer.from([1, 2, 3]))],
    [
      'an object stream whose type is hidden by a string',
      stream(`${OBJECTS} /X (1 0 obj (2 0 obj)) /Filter /LZWDecode`, Buffer.from([1])),
    ],
  ])('is rejected: %s', (_, file) => {
    expect(findPdfHazard(file)).toEqual({ closed: true });
  });
});
