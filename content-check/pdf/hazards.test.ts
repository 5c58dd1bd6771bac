import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makePdf, pdfStream } from '#tests/fixtures/pdf.ts';
import { checkPdf } from './checkPdf.ts';

const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1'));
const SCRIPT = '<</S /JavaScript /JS (app.alert(1))>>';
const OBJECTS = '/Type /ObjStm /N 1 /First 5';
const script = `90 0 ${SCRIPT}`;

/** Returns the code of the problem of a PDF, and the name of what is refused. */
async function problemOf(pdf: Buffer): Promise<string | undefined> {
  const checked = await checkPdf(pdf);
  if (!('problem' in checked)) return undefined;
  const { code, params } = checked.problem;
  return [code, params.action].filter(Boolean).join(' ');
}

describe('a PDF of pages and links', () => {
  it.each([
    ['opens at a page', makePdf({ catalog: '/OpenAction [100 0 R /Fit]' })],
    ['opens at a page by an action', makePdf({ catalog: '/OpenAction <</S /GoTo /D [100 0 R /Fit]>>' })],
    [
      'has links to the web and to pages',
      makePdf({
        page: '/Annots [<</Subtype /Link /A 20 0 R>> <</Subtype /Link /A <</S /URI /URI (mailto:a@b.example)>>>>]',
        objects: ['<</S /URI /URI (https://x.example)>>', '<</A <</S /GoTo /D (chapter)>>>>'],
      }),
    ],
    ['mentions scripts in its text', makePdf({ objects: [pdfStream('', 'BT (/ JavaScript, JS and Launch) Tj ET')] })],
    [
      'has a stream of objects',
      makePdf({ objects: [pdfStream(`${OBJECTS} /Filter /FlateDecode`, packed('90 0 <</Type /Page>>'))] }),
    ],
    ['has names that start like a refused name', makePdf({ objects: ['<</JSON 1 /LaunchPad 2 /EFX 3>>'] })],
    ['has a picture', makePdf({ objects: [pdfStream('/Subtype /Image /Filter /DCTDecode', Buffer.from([255, 216]))] })],
    [
      'has the length of a stream in another object',
      makePdf({ objects: ['<</Length 21 0 R>>\nstream\nabc\nendstream', '3'] }),
    ],
  ])('is accepted if it %s', async (_, pdf) => expect(await problemOf(pdf)).toBeUndefined());
});

describe('a PDF with more than pages and links', () => {
  it.each([
    ['a script', makePdf({ objects: [SCRIPT] }), 'JS'],
    ['a script with hex codes in names', makePdf({ objects: ['<</S /J#61va#53cript>>'] }), 'JavaScript'],
    [
      'a script in a stream of objects',
      makePdf({ objects: [pdfStream(`${OBJECTS} /Filter /FlateDecode`, packed(script))] }),
      'JS',
    ],
    [
      'a script in a stream of objects without a type',
      makePdf({ objects: [pdfStream('/N 1 /First 5', script)] }),
      'JS',
    ],
    [
      'a script behind 4,300 letters of a comment',
      makePdf({
        objects: [pdfStream(`${OBJECTS} /Filter /FlateDecode %${'x'.repeat(4300)}\n`, packed(script))],
      }),
      'JS',
    ],
    ['a script in the names', makePdf({ catalog: '/Names <</JavaScript 20 0 R>>', objects: ['null'] }), 'JavaScript'],
    ['a program that starts', makePdf({ objects: ['<</S/Launch/F(calc.exe)>>'] }), 'Launch'],
    ['a form that is sent', makePdf({ objects: ['<</S /SubmitForm>>'] }), 'SubmitForm'],
    [
      'an embedded file without a type',
      makePdf({ catalog: '/AF [20 0 R]', objects: ['<</Type /Filespec /EF <</F 21 0 R>>>>'] }),
      'EF',
    ],
    ['an embedded file', makePdf({ objects: [pdfStream('/Type /EmbeddedFile', 'x')] }), 'EmbeddedFile'],
    ['a form with scripts', makePdf({ catalog: '/AcroForm <</XFA 20 0 R>>' }), 'XFA'],
    ['actions of pages', makePdf({ page: '/AA <</O 20 0 R>>' }), 'AA'],
    ['a page of another file', makePdf({ objects: ['<</S /GoToR /F (\\\\\\\\evil.example\\\\share)>>'] }), 'GoToR'],
    [
      'an address that opens by itself',
      makePdf({ catalog: '/OpenAction <</S /URI /URI (https://x.example)>>' }),
      'URI',
    ],
    [
      'another action that starts by itself',
      makePdf({ catalog: '/OpenAction 20 0 R', objects: ['<</S /Named /N /Print>>'] }),
      'Named',
    ],
    [
      'another action of a link',
      makePdf({ page: '/Annots [<</A 20 0 R>>]', objects: ['<</S 21 0 R>>', '/Hide'] }),
      'Hide',
    ],
    ['an action after another one', makePdf({ objects: ['<</S /GoTo /D 1 /Next [<</S /Hide>>]>>'] }), 'Hide'],
    ['a link to a program', makePdf({ objects: ['<</S /URI /URI (javascript:alert)>>'] }), 'URI'],
    ['a stream in another file', makePdf({ objects: [pdfStream('/F (other.bin)', 'x')] }), 'F'],
    ['a film', makePdf({ page: '/Annots [<</Subtype /RichMedia>>]' }), 'RichMedia'],
  ])('is refused: %s', async (_, pdf, action) => expect(await problemOf(pdf)).toBe(`activePdf ${action}`));
});

describe('a PDF that cannot be inspected', () => {
  const cut = (text: string, by = '') => Buffer.from(makePdf().toString('latin1').replace(text, by), 'latin1');

  it.each([
    ['encrypted', makePdf({ objects: ['<</Encrypt 21 0 R>>'] })],
    [
      'objects with two filters',
      makePdf({
        objects: [pdfStream(`${OBJECTS} /Filter [/ASCIIHexDecode /FlateDecode]`, packed(script).toString('hex'))],
      }),
    ],
    ['objects in an old compression', makePdf({ objects: [pdfStream(`${OBJECTS} /Filter /LZWDecode`, 'x')] })],
    [
      'objects behind a predictor',
      makePdf({ objects: [pdfStream(`${OBJECTS} /Filter /FlateDecode /DecodeParms <</Predictor 12>>`, packed('x'))] }),
    ],
    [
      'objects that a wrong table of a stream hides',
      makePdf({ objects: [pdfStream('/N 1 /First 5', `90 1 1 ${SCRIPT}`)] }),
    ],
    ['an object inside of a stream', makePdf({ objects: [pdfStream('', `90 0 obj ${SCRIPT} endobj`)] })],
    ['an object inside of a string', makePdf({ objects: [`(90 0 obj ${SCRIPT} endobj)`] })],
    ['an object inside of a comment', makePdf({ objects: [`1 %90 0 obj ${SCRIPT} endobj\n`] })],
    ['two values of one key', makePdf({ objects: ['<</S /GoTo /S /JavaScript>>'] })],
    ['bytes between objects', cut('\nxref', '\nevil\nxref')],
    ['a stream that is longer than it says', cut('/Length ', '/Length 1')],
    ['a string without an end', makePdf({ objects: ['(a'] })],
    ['brackets in brackets', makePdf({ objects: ['['.repeat(500) + ']'.repeat(500)] })],
    ['a stream that is packed twice', makePdf({ objects: [pdfStream('/Filter [/FlateDecode /FlateDecode]', 'x')] })],
    [
      'a stream that unpacks to more than any PDF',
      makePdf({ objects: [pdfStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(55_000_000)))] }),
    ],
    [
      'a stream of run lengths, which unpack to 64 times more',
      makePdf({ objects: [pdfStream('/Filter [/FlateDecode /RunLengthDecode]', packed('\x81 '.repeat(1000)))] }),
    ],
    ['no pages', Buffer.from('%PDF-1.7\n1 0 obj\n<</Pages 2 0 R>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF')],
  ])('is refused: %s', async (_, pdf) => expect(await problemOf(pdf)).toBe('lockedPdf'));
});

it('a file with bytes before its header is not a PDF, for the desk and for the content check', async () => {
  expect(await problemOf(Buffer.concat([Buffer.from('\n'), makePdf()]))).toBe('notAPdf');
});
