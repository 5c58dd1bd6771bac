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
import { ContentError, loadCollection, loadEntry, parseEntry, problemsWhile } from './load.server.ts';
import { schemeSchema } from './schemes/schema.server.ts';

const FILE = 'content/schemes/example.yaml';

const marks = z.strictObject({ kind: z.literal('marks'), minPercent: percent.optional() });
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

/** Returns a valid file with additional lines. */
function fileWith(...lines: string[]): string {
  return ['id: example', 'title: { en: Example, mr: उदाहरण }', ...lines].join('\n');
}

/** Returns the path and code of each problem: `title.en missingEnglish`. */
function refusal(text: string, schema: z.ZodType = exampleSchema): string[] {
  try {
    parseEntry(FILE, text, schema);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    const { problems } = error as ContentError;
    expect(problems.map(({ file }) => file)).toEqual(problems.map(() => FILE));
    return problems.map(({ path, code }) => [path.join('.'), code].filter(Boolean).join(' '));
  }
  throw new Error('The file was accepted.');
}

describe('a content file', () => {
  it('is read when it is valid', () => {
    expect(parseEntry(FILE, fileWith("day: '2025-07-22'", 'seats: 75'), exampleSchema)).toEqual({
      id: 'example',
      title: { en: 'Example', mr: 'उदाहरण' },
      day: '2025-07-22',
      seats: 75,
    });
  });

  it.each([
    {
      flaw: 'a misspelt field',
      line: 'titel: x',
      says: 'titel misspeltField',
    },
    {
      flaw: 'an unknown field',
      line: 'reviewer: x',
      says: 'reviewer unknownField',
    },
    {
      flaw: 'a third language',
      line: 'lines: [{ en: One, mr: एक, hi: एक }]',
      says: 'lines.0.hi unknownField',
    },
    {
      flaw: 'English text as Marathi',
      line: 'lines: [{ en: One, mr: One }]',
      says: 'lines.0.mr notMarathi',
    },
    {
      flaw: 'Marathi text as English',
      line: 'lines: [{ en: एक, mr: एक }]',
      says: 'lines.0.en notEnglish',
    },
    {
      flaw: 'an empty English text',
      line: "lines: [{ en: ' ', mr: एक }]",
      says: 'lines.0.en missingEnglish',
    },
    {
      flaw: 'an empty Marathi text',
      line: "lines: [{ en: One, mr: '' }]",
      says: 'lines.0.mr missingMarathi',
    },
    { flaw: 'no Marathi text', line: 'lines: [{ en: One }]', says: 'lines.0.mr missingMarathi' },
    {
      flaw: 'a text in one language only',
      line: 'lines: [One]',
      says: 'lines.0 bothLanguages',
    },
    {
      flaw: 'a name of 151 characters',
      line: `name: { en: ${'a'.repeat(151)}, mr: एक }`,
      says: 'name.en tooLong',
    },
    {
      flaw: 'an alternative text of 141 characters',
      line: `alt: { en: One, mr: ${'क'.repeat(141)} }`,
      says: 'alt.mr tooLong',
    },
    { flaw: 'an empty list', line: 'lines: []', says: 'lines tooFew' },
    {
      flaw: 'a date in words',
      line: 'day: 22 July 2025',
      says: 'day notDay',
    },
    {
      flaw: 'a date that does not exist',
      line: "day: '2025-02-30'",
      says: 'day notDay',
    },
    {
      flaw: 'a link without https',
      line: 'link: www.example.org',
      says: 'link notWebAddress',
    },
    {
      flaw: 'a link that runs script',
      line: "link: 'javascript:alert(1)'",
      says: 'link notWebAddress',
    },
    {
      flaw: 'a link without encryption',
      line: 'link: http://www.example.org',
      says: 'link notWebAddress',
    },
    {
      flaw: 'a link with a user name before the host',
      line: 'link: https://www.example.org:pw@evil.example/',
      says: 'link userInAddress',
    },
    {
      flaw: 'a path with the language in it',
      line: 'path: /mr/scheme',
      says: 'path notSitePath',
    },
    {
      flaw: 'a PDF that does not exist',
      line: 'pdf: { en: /pdfs/none.pdf, mr: /pdfs/none.pdf }',
      says: 'pdf.en noSuchFile',
    },
    {
      flaw: 'a portrait outside its folder',
      line: 'portrait: /pdfs/a.png',
      says: 'portrait notPicture',
    },
    {
      flaw: 'a picture that is not among the masters',
      line: 'picture: /images/scenes/nothing-geru.svg',
      says: 'picture notPicture',
    },
    {
      flaw: 'a path that leaves the folder of pictures',
      line: 'picture: /pictures/../drawings/tree.svg',
      says: 'picture notPicture',
    },
    {
      flaw: 'a picture that does not exist',
      line: 'picture: /pictures/albums/none.jpg',
      says: 'picture noSuchFile',
    },
    {
      flaw: 'a number with a comma',
      line: 'seats: 1,000',
      says: 'seats notNumber',
    },
    { flaw: 'a number below zero', line: 'seats: -1', says: 'seats tooSmall' },
    { flaw: 'half a seat', line: 'seats: 7.5', says: 'seats notWhole' },
    { flaw: 'words for a percentage', line: 'share: a half', says: 'share notNumber' },
    {
      flaw: 'a phone number that YAML reads as a number',
      line: 'phone: 14567',
      says: 'phone notTelephone',
    },
    {
      flaw: 'a phone number with letters',
      line: 'phone: call us',
      says: 'phone notTelephone',
    },
    {
      flaw: 'an unknown choice',
      line: 'ink: blue',
      says: 'ink notOneOf',
    },
    { flaw: 'an empty choice', line: 'ink:', says: 'ink notOneOf' },
    { flaw: 'an unknown kind', line: 'rule: { kind: mark }', says: 'rule.kind notOneOf' },
    { flaw: 'an empty field', line: 'map:', says: 'map missing' },
    { flaw: 'an incomplete e-mail address', line: 'mail: office@', says: 'mail notEmail' },
  ])('is rejected with $flaw', ({ line, says }) => {
    expect(refusal(fileWith(line))[0]).toBe(says);
  });

  it('is rejected if it contains Marathi text that is not in NFC', () => {
    const decomposed = '\u0928\u093c'; // NA with a nukta, which NFC composes into one letter.
    expect(decomposed.normalize('NFC')).not.toBe(decomposed);
    expect(refusal(fileWith(`lines: [{ en: One, mr: ${decomposed} }]`))).toEqual(['lines.0.mr notNfc']);
  });

  it.each([
    { flaw: 'a list where a field should be', text: '- one\n- two', says: 'notFields' },
    { flaw: 'no content', text: '', says: 'missing' },
    {
      flaw: 'an id with capital letters',
      text: fileWith().replace('id: example', 'id: Example'),
      says: 'id notId',
    },
  ])('is rejected with $flaw', ({ text, says }) => {
    expect(refusal(text)).toEqual([says]);
  });

  it('is rejected if it is not valid YAML, and the error gives the line number', () => {
    expect(refusal('id: example\ntitle: { en: Example')).toEqual(['unreadableFile']);
    expect(() => parseEntry(FILE, 'id: example\ntitle: { en: Example', exampleSchema)).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ params: { line: 2 } })] }),
    );
  });

  it('is rejected if a field name is misspelt, and the error suggests a similar name, also inside a discriminated union', () => {
    const nearest = (line: string) => {
      const [problem] = problemsWhile(() => parseEntry(FILE, fileWith(line), exampleSchema));
      return problem?.params;
    };
    expect(nearest('Seat: 75')).toEqual({ field: 'Seat', nearest: 'seats' });
    expect(nearest('rule: { kind: marks, min_percent: 5 }')).toEqual({ field: 'min_percent', nearest: 'minPercent' });
  });

  it('reports all its problems at once', () => {
    expect(refusal(fileWith('titel: x', 'tittel: y', 'seats: -1', 'mail: office@'))).toEqual([
      'seats tooSmall',
      'mail notEmail',
      'titel misspeltField',
      'tittel misspeltField',
    ]);
  });

  it('is named in the error when it is missing', () => {
    expect(() => loadEntry('nowhere.yaml', exampleSchema)).toThrow(/content\/nowhere\.yaml/);
    expect(() => loadCollection('nowhere', exampleSchema)).toThrow(/content\/nowhere/);
  });
});

describe('the provenance of an entry', () => {
  it.each([
    {
      flaw: 'no source',
      lines: ['source: []', 'confidence: high', "asOf: '2025-07-22'"],
      says: 'source missingSource',
    },
    {
      flaw: 'low confidence',
      lines: ['source: [a]', 'confidence: low', "asOf: '2025-07-22'"],
      says: 'confidence notSure',
    },
    {
      flaw: 'no asOf date',
      lines: ['source: [a]', 'confidence: high'],
      says: 'asOf notDay',
    },
    {
      flaw: 'sample: false',
      lines: ['source: [a]', 'confidence: high', "asOf: '2025-07-22'", 'sample: false'],
      says: 'sample notTick',
    },
  ])('is rejected with $flaw', ({ lines, says }) => {
    expect(refusal(lines.join('\n'), z.strictObject(provenance))).toEqual([says]);
  });
});

describe('a nearly empty entry', () => {
  it.each([
    { kind: 'scheme', schema: schemeSchema, field: 'benefits' },
    { kind: 'hostel', schema: hostelSchema, field: 'hostelFullname' },
  ])('is rejected with one problem for each missing field of the $kind', ({ schema, field }) => {
    expect(refusal('id: example', schema).filter((line) => line.startsWith(`${field} `))).toHaveLength(1);
  });
});
