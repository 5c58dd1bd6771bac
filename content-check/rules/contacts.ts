import { errorAt, type Place, type Problem } from '#app/model/problems/problem.ts';
import { at } from '#app/model/problems/sentences.ts';
import { EMAIL, TELEPHONE } from '../text/figures.ts';
import { type ContentFile, collectEnglishTexts, collectPlainTexts, collectTexts } from '../text/texts.ts';
import { contradictions } from './contradictions.ts';

/** Helplines have short numbers: 14567. */
const WAY = new RegExp(String.raw`(?<![\d-])(?:${TELEPHONE}|1[04]\d{3})(?![\d-])|${EMAIL}`, 'g');
/** `R. C. Marg, Chembur, Mumbai 400071`: two parts that name the spot, the town, the PIN code. */
const SPOT_WITH_PIN = /(?:^|, )([^,]+, [^,]+), [^,\d]+ ([1-9]\d{5})(?!\d)/;
const NUMBER_FIELDS = ['office_phone_number', 'headContact', 'number', 'phone'];
const EMAIL_FIELDS = ['office_email', 'email'];
const NAME_FIELDS = ['designation', 'hostelFullname', 'title', 'name'];

/** An office, hostel or helpline: its name, where it stands, and its telephone, e-mail and address there. */
type Holder = Place & { name: string; parent: string; ways: Way[] };
type Way = Place & { field: string; value: string };

/** A telephone number or e-mail belongs to one office, and an office has the same ones wherever it is named. */
export function contacts(files: ContentFile[]): Problem[] {
  const holders = files.flatMap(findHolders);
  const ways = holders.flatMap(({ name, ways }) => ways.map((way) => ({ name, ...way })));
  const single = ways.filter(({ field }) => !/address$/.test(field));
  return [
    ...contradictions(
      single.map(({ name, value, ...place }) => ({ ...place, subject: value, value: name })),
      'contactOfTwo',
      (way, name, otherName) => ({ way, name, otherName }),
    ),
    ...contradictions(
      ways.map(({ name, value, file, path, field }) => ({ file, path, subject: `${name} ${lastPart(field)}`, value })),
      'officeDiffers',
    ),
    ...checkPinCodes(files),
    ...checkSentences(files, holders),
  ];
}

function findHolders(contentFile: ContentFile): Holder[] {
  const texts = collectTexts(contentFile);
  const english = new Map(texts.map((text) => [text.field, text]));
  const plains = collectPlainTexts(contentFile).filter(({ field }) =>
    [...NUMBER_FIELDS, ...EMAIL_FIELDS].includes(lastPart(field)),
  );
  return [...Map.groupBy(plains, ({ field }) => parentField(field))].flatMap(([parent, ways]) => {
    const nameField = NAME_FIELDS.map((name) => parent + name).find((field) => english.has(field));
    const named = english.get(nameField ?? '');
    const name = named?.en ?? committeeName(contentFile, parent);
    if (!name) return [];
    const address = english.get(`${parent}office_address`);
    const where = address ? [{ ...address, value: address.en }] : [];
    const path = named?.path ?? ways[0]?.path.slice(0, -1) ?? [];
    return [{ file: contentFile.file, path, name, parent, ways: [...ways, ...where] }];
  });
}

/** A committee has no title of its own: it is a body of content/bodies.yaml in a district. */
function committeeName(contentFile: ContentFile, parent: string): string | undefined {
  const named = collectPlainTexts(contentFile).filter(
    ({ field }) => field === `${parent}body` || field === `${parent}district`,
  );
  return named.length === 2 ? named.map(({ value }) => value).join(' in ') : undefined;
}

/** Fields that hold an address in Maharashtra. PIN codes of the state begin with 40 to 44 (India Post). */
const ADDRESS_FIELD = /(^|\.)(office_address|hostelAddress|office_google_location|mapLink)$/;
const PIN_OUTSIDE = /(?<![\d-])(?!4[0-4])\d{6}(?![\d-])/g;

/** Addresses have PIN codes that are there. */
export function pinCodes(files: ContentFile[]): Problem[] {
  return files
    .flatMap((file) => [...collectEnglishTexts(file), ...collectPlainTexts(file)])
    .filter(({ field, value }) => ADDRESS_FIELD.test(field) && !value.includes('http'))
    .flatMap((place) => [...place.value.matchAll(PIN_OUTSIDE)].map(([pin]) => errorAt(place, 'notPinCode', { pin })));
}

/** A spot has one PIN code. */
function checkPinCodes(files: ContentFile[]): Problem[] {
  const addresses = files.flatMap((file) => [
    ...collectEnglishTexts(file),
    ...collectPlainTexts(file).filter(({ field }) => /office_google_location$|mapLink$/.test(field)),
  ]);
  return contradictions(
    addresses.flatMap(({ file, path, value }) => {
      const [, spot, pin] = SPOT_WITH_PIN.exec(value) ?? [];
      return spot && pin ? [{ file, path, subject: spot.replace(/[. ]/g, '').toLowerCase(), value: pin }] : [];
    }),
    'pinDiffers',
  );
}

/** A number or e-mail that a sentence prints is that of an office or helpline, and the sentence names it. */
function checkSentences(files: ContentFile[], holders: Holder[]): Problem[] {
  return files.flatMap((contentFile) => {
    const texts = collectTexts(contentFile);
    const title = texts.find(({ field }) => field === 'title')?.en ?? '';
    return texts.flatMap((text) =>
      [...text.en.matchAll(WAY)].flatMap(([way]) => {
        const home = holders.find(({ ways }) => ways.some(({ value }) => value === way));
        // A note beside an office may hold its second number.
        const isNote = holders.some(({ file, parent }) => file === text.file && parent === parentField(text.field));
        if (!home) return isNote ? [] : [errorAt(text, 'contactOfNobody', { way })];
        const names = distinctive(home, holders);
        if (names.length === 0 || names.some((name) => `${title} ${text.en}`.includes(name))) return [];
        return [errorAt(text, 'contactOfAnother', { way, name: home.name, other: at(home) })];
      }),
    );
  });
}

/** The parts of a name that no other office's name has: "Elderline", "Regional Deputy Commissioner", "Thane". */
function distinctive({ name }: Holder, holders: Holder[]): string[] {
  const others = new Set(holders.map((holder) => holder.name).filter((other) => other !== name));
  return splitName(name).filter((part) => ![...others].some((other) => splitName(other).includes(part)));
}

function splitName(name: string): string[] {
  return name.replace(/^Office of the /, '').split(/, | and | \(/);
}

function parentField(field: string): string {
  return field.replace(/[^.]+$/, '');
}

function lastPart(field: string): string {
  return field.split('.').at(-1) ?? field;
}
