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
    ['a misspelt field', 'titel: x', 'titel misspeltField'],
    ['an unknown field', 'reviewer: x', 'reviewer unknownField'],
    ['a third language', 'lines: [{ en: One, mr: एक, hi: एक }]', 'lines.0.hi unknownField'],
    ['English text as Marathi', 'lines: [{ en: One, mr: One }]', 'lines.0.mr notMarathi'],
    ['Marathi text as English', 'lines: [{ en: एक, mr: एक }]', 'lines.0.en notEnglish'],
    ['an empty English text', "lines: [{ en: ' ', mr: एक }]", 'lines.0.en missingEnglish'],
    ['an empty Marathi text', "lines: [{ en: One, mr: '' }]", 'lines.0.mr missingMarathi'],
    ['no Marathi text', 'lines: [{ en: One }]', 'lines.0.mr missingMarathi'],
    ['a text in one language only', 'lines: [One]', 'lines.0 bothLanguages'],
    ['a name of 151 characters', `name: { en: ${'a'.repeat(151)}, mr: एक }`, 'name.en tooLong'],
    ['an alternative text of 141 characters', `alt: { en: One, mr: ${'क'.repeat(141)} }`, 'alt.mr tooLong'],
    ['an empty list', 'lines: []', 'lines tooFew'],
    ['a date in words', 'day: 22 July 2025', 'day notDay'],
    ['a date that does not exist', "day: '2025-02-30'", 'day notDay'],
    ['a link without https', 'link: www.example.org', 'link notWebAddress'],
    ['a link that runs script', "link: 'javascript:alert(1)'", 'link notWebAddress'],
    ['a link without encryption', 'link: http://www.example.org', 'link notWebAddress'],
    ['a link with a user name before the host', 'link: https://www.example.org:pw@evil.example/', 'link userInAddress'],
    ['a path with the language in it', 'path: /mr/scheme', 'path notSitePath'],
    ['a PDF that does not exist', 'pdf: { en: /pdfs/none.pdf, mr: /pdfs/none.pdf }', 'pdf.en noSuchFile'],
    ['a portrait outside its folder', 'portrait: /pdfs/a.png', 'portrait notPicture'],
    ['a picture that is not among the masters', 'picture: /images/scenes/nothing-geru.svg', 'picture notPicture'],
    ['a path that leaves the folder of pictures', 'picture: /pictures/../drawings/tree.svg', 'picture notPicture'],
    ['a picture that does not exist', 'picture: /pictures/albums/none.jpg', 'picture noSuchFile'],
    ['a number with a comma', 'seats: 1,000', 'seats notNumber'],
    ['a number below zero', 'seats: -1', 'seats tooSmall'],
    ['half a seat', 'seats: 7.5', 'seats notWhole'],
    ['words for a percentage', 'share: a half', 'share notNumber'],
    ['a phone number that YAML reads as a number', 'phone: 14567', 'phone notTelephone'],
    ['a phone number with letters', 'phone: call us', 'phone notTelephone'],
    ['an unknown choice', 'ink: blue', 'ink notOneOf'],
    ['an empty choice', 'ink:', 'ink notOneOf'],
    ['an unknown kind', 'rule: { kind: mark }', 'rule.kind notOneOf'],
    ['an empty field', 'map:', 'map missing'],
    ['an incomplete e-mail address', 'mail: office@', 'mail notEmail'],
  ])('is rejected with %s', (_, line, says) => {
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
    ['no source', ['source: []', 'confidence: high', "asOf: '2025-07-22'"], 'source missingSource'],
    ['low confidence', ['source: [a]', 'confidence: low', "asOf: '2025-07-22'"], 'confidence notSure'],
    ['no asOf date', ['source: [a]', 'confidence: high'], 'asOf notDay'],
    ['sample: false', ['source: [a]', 'confidence: high', "asOf: '2025-07-22'", 'sample: false'], 'sample notTick'],
  ])('is rejected with %s', (_, lines, says) => {
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
