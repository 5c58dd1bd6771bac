import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allDocuments } from '#app/model/documents/all.server.ts';
import { documentFile } from '#app/model/documents/generatePdfs.server.ts';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import { makePdf, pdfStream } from '#tests/fixtures/pdf.ts';
import { checkPdf } from './checkPdf.ts';
import { findLegacyFont, isLegacyText } from './legacyFonts.ts';

const KRUTI =
  'lkekftd U;k; foHkkx ;kstuk vf/kdkjh dk;kZy; {ks= fnukad [kkrs lapkyd lekt dY;k.k ftYgk ifj"kn eqacbZ vtZ djkok vkf.k';
const ENGLISH =
  'The office of the department in the district helps all who apply for a place in the hostel of the department.';
const SCAN = pdfStream('/Type /XObject /Subtype /Image /Width 1000 /Height 1400', 'x');
const DRAWING = pdfStream('/Type /XObject /Subtype /Form /Resources <</XObject <</Im2 20 0 R>>>>', 'q /Im2 Do Q');

const codeOf = async (pdf: Buffer) => {
  const checked = await checkPdf(pdf);
  return 'problem' in checked ? checked.problem.code : checked.language;
};

describe('what a reader hears of a PDF', () => {
  it.each([
    ['Marathi', makePdf(), 'mr'],
    ['English', makePdf({ language: 'en-IN' }), 'en'],
    ['a blank page among pages of text', makePdf({ pages: [ENGLISH.repeat(2), ''], language: 'en' }), 'en'],
    ['no tags', makePdf({ tagged: false }), 'untaggedPdf'],
    ['no language', makePdf({ language: '' }), 'untaggedPdf'],
    ['no title', makePdf({ title: ' ' }), 'untitledPdf'],
    ['no text', makePdf({ pages: [''] }), 'scannedPdf'],
    [
      'a picture of a page in a word processor',
      makePdf({ pages: [ENGLISH.repeat(2), 'Scan'], draws: '/Im1 Do', objects: [SCAN], language: 'en' }),
      'scannedPdf',
    ],
    ['a picture on a page of text', makePdf({ draws: '/Im1 Do', objects: [SCAN] }), 'mr'],
    ['Kruti Dev by its name', makePdf({ font: 'ABCDEF+Kruti#20Dev#20010' }), 'legacyFontPdf'],
    ['Kruti Dev by its letters, in Marathi', makePdf({ pages: [KRUTI] }), 'legacyTextPdf'],
    ['Kruti Dev by its letters, in English', makePdf({ pages: [KRUTI], language: 'en' }), 'legacyTextPdf'],
    ['English that says it is Marathi', makePdf({ pages: [ENGLISH] }), 'otherScriptPdf'],
    [
      'Marathi that says it is English',
      makePdf({ language: 'en', pages: ['विभागाच्या वसतिगृहातील प्रवेशासाठी सर्व मुलींनी अर्ज करावा.'] }),
      'otherScriptPdf',
    ],
    ['Hindi', makePdf({ language: 'hi' }), 'otherLanguagePdf'],
    [
      'letters that no program can name',
      makePdf({ pages: ['\uE000'.repeat(60) + ENGLISH.slice(0, 45)], language: 'en' }),
      'otherScriptPdf',
    ],
  ])('decides: %s', async (_, pdf, expected) => expect(await codeOf(pdf)).toBe(expected));

  it('names the page that is a picture, also inside of a drawing', async () => {
    const pdf = makePdf({ pages: [ENGLISH.repeat(2), ''], draws: '/Im1 Do', objects: [DRAWING, SCAN], language: 'en' });
    const inDrawing = Buffer.from(pdf.toString('latin1').replace('/Im2 20 0 R', '/Im2 21 0 R'), 'latin1');
    expect(await checkPdf(inDrawing)).toEqual({ problem: { code: 'scannedPdf', params: { page: 2 } } });
  });

  it('names the first page with hardly any text, if all pages together have too little', async () => {
    expect(await checkPdf(makePdf({ pages: [ENGLISH, '', '', ''], language: 'en' }))).toEqual({
      problem: { code: 'scannedPdf', params: { page: 2 } },
    });
  });

  it('looks at the last revision of an object, also if an earlier one is in an object stream', async () => {
    const form = pdfStream('/Type /XObject /Subtype /Form /Resources 22 0 R', 'q /Im2 Do Q');
    const first = pdfStream('/Type /ObjStm /N 1 /First 5', '22 0 <</XObject <<>>>>');
    const objects = [form, first, '<</XObject <</Im2 23 0 R>>>>', SCAN];
    expect(await codeOf(makePdf({ pages: [ENGLISH.repeat(2), ''], draws: '/Im1 Do', objects, language: 'en' }))).toBe(
      'scannedPdf',
    );
  });

  it.each([
    ['no structure of the text', /\/StructTreeRoot 3 0 R/, '', 'untaggedPdf'],
    ['tags that are not marked', /\/Marked true/, '/Marked false', 'untaggedPdf'],
    ['a title of a bookmark only', /\/Info 10 0 R/, '', 'untitledPdf'],
  ] as const)('refuses %s', async (_, part, by, expected) => {
    expect(await codeOf(Buffer.from(makePdf().toString('latin1').replace(part, by), 'latin1'))).toBe(expected);
  });

  it('accepts a title in the metadata, plain or packed', async () => {
    const xml =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Notice</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>';
    const dictionary = '/Type /Metadata /Subtype /XML';
    for (const metadata of [
      pdfStream(dictionary, xml),
      pdfStream(`${dictionary} /Filter /FlateDecode`, deflateSync(xml)),
    ])
      expect(await codeOf(makePdf({ title: '', catalog: '/Metadata 20 0 R', objects: [metadata] }))).toBe('mr');
  });

  it('accepts exactly the maximum size', async () => {
    const pdf = makePdf();
    expect(await codeOf(Buffer.concat([pdf, Buffer.alloc(LARGEST_PDF - pdf.length, ' ')]))).toBe('mr');
  });

  it('accepts the PDFs that the site makes', async () => {
    for (const language of ['en', 'mr'] as const) {
      const document = allDocuments().find(({ path }) => path.endsWith(`.${language}.pdf`));
      expect(await checkPdf(readFileSync(document ? documentFile(document) : ''))).toEqual({ language });
    }
  });

  it('is decided by the size first', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(LARGEST_PDF)]);
    expect(await codeOf(large)).toBe('largePdf');
  });
});

describe('a font', () => {
  it.each([
    'KrutiDev010',
    'ABCDEF+Kruti-Dev-016',
    'SHREE-DEV7-0708',
    'ShreeLipi',
    'DVB-TTSurekh',
    'DV-TTYogesh',
    'DVBWTTSurekhNormal',
    'Shivaji01',
    'DevLys010',
    'Walkman-Chanakya905',
    'Shusha',
  ])('draws Devanagari over other letters: %s', (font) =>
    expect(findLegacyFont(['Mukta', font])).toBe(font.replace('ABCDEF+', '')),
  );

  it.each([
    'Mukta',
    'Mangal',
    'NirmalaUI',
    'ABCDEF+ShreeDev0714-Bold',
    'DVOT-Surekh',
    'AkrutiOfficeUnicode',
    'Kokila',
    'ShreeUnicode',
    'Kiranmai',
  ])('is not one of them: %s', (font) => expect(findLegacyFont([font])).toBeUndefined());
});

describe('a text in Latin letters', () => {
  it.each([KRUTI, '¿ÖÖÃÖ®Ö ×®ÖÞÖÔµÖ ÃÖÖ´ÖÖוÖú ®µÖÖµÖ ¾Ö ×¾Ö¿ÖêÂÖ ÃÖÆüÖµµÖ'])('is in an old font: %s', (text) =>
    expect(isLegacyText(text)).toBe(true),
  );

  it.each([
    ENGLISH,
    'Government Girls Hostel, Alibag. M/s Shah & Co., 22-B/4, Raigad; tel. 022-25341359',
    'Café, naïve',
    '',
  ])('is English: %s', (text) => expect(isLegacyText(text)).toBe(false));
});
