import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  bilingual,
  bilingualAlt,
  bilingualLines,
  bilingualPdf,
  bilingualTitle,
  emailAddress,
  imageFile,
  isoDate,
  percent,
  phoneNumber,
  pictureFile,
  provenance,
  sitePath,
  slug,
  webLink,
  wholeNumber,
} from './fields.server.ts';
import { hostelSchema } from './hostels/schema.server.ts';
import { ContentError, loadCollection, loadEntry, parseEntry } from './load.server.ts';
import { schemeSchema } from './schemes/schema.server.ts';

const FILE = 'content/schemes/example.yaml';

const marks = z.strictObject({ kind: z.literal('marks') });
const share = z.strictObject({ kind: z.literal('share') });
const exampleSchema = z.strictObject({
  id: slug,
  name: bilingualTitle.optional(),
  alt: bilingualAlt.optional(),
  title: bilingual,
  lines: bilingualLines.optional(),
  day: isoDate.optional(),
  link: webLink.optional(),
  path: sitePath.optional(),
  pdf: bilingualPdf.optional(),
  portrait: imageFile.optional(),
  picture: pictureFile.optional(),
  seats: wholeNumber.optional(),
  share: percent.optional(),
  phone: phoneNumber.optional(),
  mail: emailAddress.optional(),
  ink: z.enum(['indigo', 'terracotta']).optional(),
  map: z.string().optional(),
  rule: z.discriminatedUnion('kind', [marks, share]).optional(),
});

/** A file that may be published, with one line changed or added. */
function fileWith(...lines: string[]): string {
  return ['id: example', 'title: { en: Example, mr: उदाहरण }', ...lines].join('\n');
}

function refusal(text: string, schema: z.ZodType = exampleSchema): string {
  try {
    parseEntry(FILE, text, schema);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as ContentError).message;
  }
  throw new Error('The file was accepted.');
}

describe('a content file', () => {
  it('is read when everything in it is right', () => {
    expect(parseEntry(FILE, fileWith("day: '2025-07-22'", 'seats: 75'), exampleSchema)).toEqual({
      id: 'example',
      title: { en: 'Example', mr: 'उदाहरण' },
      day: '2025-07-22',
      seats: 75,
    });
  });

  it.each([
    {
      flaw: 'a field nobody knows',
      line: 'titel: x',
      says: 'it has a field that is not known: titel. Check the spelling or remove it',
    },
    {
      flaw: 'a third language',
      line: 'lines: [{ en: One, mr: एक, hi: एक }]',
      says: 'lines.0 has a field that is not known: hi. Check the spelling or remove it',
    },
    {
      flaw: 'English in place of Marathi',
      line: 'lines: [{ en: One, mr: One }]',
      says: 'lines.0.mr has no Devanagari: write the Marathi text',
    },
    {
      flaw: 'Marathi in place of English',
      line: 'lines: [{ en: एक, mr: एक }]',
      says: 'lines.0.en has Devanagari letters: write it in English',
    },
    {
      flaw: 'an empty English text',
      line: "lines: [{ en: ' ', mr: एक }]",
      says: 'lines.0.en is empty: write the English text',
    },
    {
      flaw: 'an empty Marathi text',
      line: "lines: [{ en: One, mr: '' }]",
      says: 'lines.0.mr is empty: write the Marathi text',
    },
    { flaw: 'no Marathi text', line: 'lines: [{ en: One }]', says: 'lines.0.mr is missing: write the Marathi text' },
    {
      flaw: 'a text in one language only',
      line: 'lines: [One]',
      says: 'lines.0 must have both languages: "en:" and "mr:"',
    },
    {
      flaw: 'a name of 151 letters',
      line: `name: { en: ${'a'.repeat(151)}, mr: एक }`,
      says: 'name.en is longer than 150 characters: shorten it',
    },
    {
      flaw: 'words for a picture of 141 letters',
      line: `alt: { en: One, mr: ${'क'.repeat(141)} }`,
      says: 'alt.mr is longer than 140 characters: shorten it',
    },
    { flaw: 'no lines in a list', line: 'lines: []', says: 'lines is empty: write at least one line' },
    {
      flaw: 'a day in words',
      line: 'day: 22 July 2025',
      says: 'day must be a date such as 2025-07-22 (year-month-day)',
    },
    {
      flaw: 'a day that no month has',
      line: "day: '2025-02-30'",
      says: 'day must be a date such as 2025-07-22 (year-month-day)',
    },
    {
      flaw: 'a link without https',
      line: 'link: www.example.org',
      says: 'link must be a web address that begins with https://',
    },
    {
      flaw: 'a link that runs script',
      line: "link: 'javascript:alert(1)'",
      says: 'link must be a web address that begins with https://',
    },
    {
      flaw: 'a link that others can read and change on its way',
      line: 'link: http://www.example.org',
      says: 'link must be a web address that begins with https://',
    },
    {
      flaw: 'a link that names a user before the site',
      line: 'link: https://www.example.org:pw@evil.example/',
      says: 'link must not have an @ before the path: it leads to another site than it seems',
    },
    {
      flaw: 'a path with the language in it',
      line: 'path: /mr/scheme',
      says: 'path must begin with / and carry no /mr',
    },
    {
      flaw: 'a PDF that is not there',
      line: 'pdf: { en: /pdfs/none.pdf, mr: /pdfs/none.pdf }',
      says: 'pdf.en names /pdfs/none.pdf, but there is no such file in content/files',
    },
    {
      flaw: 'a portrait outside its folder',
      line: 'portrait: /pdfs/a.png',
      says: 'portrait must look like /images/name.svg',
    },
    {
      flaw: 'a picture that is not among the masters',
      line: 'picture: /images/scenes/nothing-geru.svg',
      says: 'picture must look like /pictures/name.svg',
    },
    {
      flaw: 'a way out of the folder of pictures',
      line: 'picture: /pictures/../drawings/tree.svg',
      says: 'picture must look like /pictures/name.svg',
    },
    {
      flaw: 'a picture that is not there',
      line: 'picture: /pictures/albums/none.jpg',
      says: 'picture names /pictures/albums/none.jpg, but there is no such file in content',
    },
    {
      flaw: 'a number with a comma',
      line: 'seats: 1,000',
      says: 'seats must be a whole number, written in digits without commas',
    },
    { flaw: 'a number below zero', line: 'seats: -1', says: 'seats cannot be below zero' },
    { flaw: 'half a seat', line: 'seats: 7.5', says: 'seats must be a whole number' },
    { flaw: 'words for a percentage', line: 'share: a half', says: 'share must be a number from 0 to 100' },
    {
      flaw: 'a phone number that YAML reads as a number',
      line: 'phone: 14567',
      says: 'phone must be a phone number in quotation marks',
    },
    {
      flaw: 'a phone number with letters',
      line: 'phone: call us',
      says: 'phone must be digits and hyphens, such as 022-25222023',
    },
    {
      flaw: 'a choice that is none',
      line: 'ink: blue',
      says: 'ink must be one of: indigo, terracotta',
    },
    { flaw: 'a choice left empty', line: 'ink:', says: 'ink must be one of: indigo, terracotta' },
    { flaw: 'a kind that is none', line: 'rule: { kind: mark }', says: 'rule.kind must be one of: marks, share' },
    { flaw: 'a field left empty', line: 'map:', says: 'map is missing: fill it in' },
    { flaw: 'half an e-mail address', line: 'mail: office@', says: 'mail is not an e-mail address' },
  ])('is refused with $flaw', ({ line, says }) => {
    const [file, problem, ...more] = refusal(fileWith(line)).split('\n');
    expect([file, problem]).toEqual([FILE, `  ${says}`]);
    for (const other of more) expect(other).toMatch(/^ {2}\S+ \S/);
  });

  it('is refused with a broken letter sequence in Marathi', () => {
    const decomposed = '\u0928\u093c'; // NA with a nukta; NFC has one letter for it.
    expect(decomposed.normalize('NFC')).not.toBe(decomposed);
    expect(refusal(fileWith(`lines: [{ en: One, mr: ${decomposed} }]`))).toContain(
      'lines.0.mr is not in Unicode form NFC',
    );
  });

  it.each([
    { flaw: 'a list where a field should be', text: '- one\n- two' },
    { flaw: 'nothing in it', text: '' },
    { flaw: 'an id with capital letters', text: fileWith().replace('id: example', 'id: Example') },
  ])('is refused with $flaw', ({ text }) => {
    expect(refusal(text)).toMatch(new RegExp(`^${FILE}\\n {2}\\S`));
  });

  it('is refused when it is not YAML, with the line where the reader stopped', () => {
    expect(refusal('title: { en: Example')).toMatch(new RegExp(`^${FILE}\\n {2}is not readable as YAML: .*line 1`));
  });

  it('names every flaw at once', () => {
    const message = refusal(fileWith('titel: x', 'seats: -1', 'mail: office@'));
    expect(message.split('\n')).toHaveLength(4);
  });

  it('is missing: the message names it', () => {
    expect(() => loadEntry('nowhere.yaml', exampleSchema)).toThrow(/content\/nowhere\.yaml/);
    expect(() => loadCollection('nowhere', exampleSchema)).toThrow(/content\/nowhere/);
  });
});

describe('where a fact comes from', () => {
  it.each([
    {
      flaw: 'no source',
      lines: ['source: []', 'confidence: high', "asOf: '2025-07-22'"],
      says: 'source is empty: say where the facts come from',
    },
    {
      flaw: 'low confidence',
      lines: ['source: [a]', 'confidence: low', "asOf: '2025-07-22'"],
      says: 'confidence must be high or medium; leave a weaker fact out',
    },
    {
      flaw: 'no day that it describes',
      lines: ['source: [a]', 'confidence: high'],
      says: 'asOf must be a date such as 2025-07-22 (year-month-day)',
    },
    {
      flaw: 'sample: false',
      lines: ['source: [a]', 'confidence: high', "asOf: '2025-07-22'", 'sample: false'],
      says: 'sample can only be true; remove the line when the entry is real',
    },
  ])('is refused with $flaw', ({ lines, says }) => {
    expect(refusal(lines.join('\n'), z.strictObject(provenance))).toBe(`${FILE}\n  ${says}`);
  });
});

describe('a scheme or hostel with almost nothing in it', () => {
  it.each([
    { kind: 'scheme', schema: schemeSchema, field: 'benefits' },
    { kind: 'hostel', schema: hostelSchema, field: 'hostelFullname' },
  ])('is refused: each missing field of the $kind has its line', ({ schema, field }) => {
    const message = refusal('id: example', schema);
    expect(message).toMatch(new RegExp(`\\n {2}${field} \\S+`));
  });
});
