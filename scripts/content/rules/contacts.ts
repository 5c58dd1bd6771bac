import { at, contradictions, errorAt, type Finding } from '../finding.ts';
import { EMAIL, TELEPHONE } from '../patterns.ts';
import { type ContentFile, type Place, plainsOf, textsOf } from '../texts.ts';

/** Helplines have short numbers: 14567. */
const WAY = new RegExp(String.raw`(?<![\d-])(?:${TELEPHONE}|1[04]\d{3})(?![\d-])|${EMAIL}`, 'g');
/** `R. C. Marg, Chembur, Mumbai 400071`: two parts that name the spot, the town, the PIN code. */
const SPOT_WITH_PIN = /(?:^|, )([^,]+, [^,]+), [^,\d]+ ([1-9]\d{5})(?!\d)/;
const NUMBER_FIELDS = ['office_phone_number', 'headContact', 'number', 'phone'];
const EMAIL_FIELDS = ['office_email', 'email'];
const NAME_FIELDS = ['designation', 'hostelFullname', 'title', 'name'];

/** An office, hostel or helpline: its name, where it stands, and its telephone, e-mail and address there. */
type Holder = Place & { name: string; parent: string; ways: { field: string; value: string }[] };

/** A telephone number or e-mail belongs to one office, and an office has the same ones wherever it is named. */
export function contacts(files: ContentFile[]): Finding[] {
  const holders = files.flatMap(holdersOf);
  const ways = holders.flatMap(({ file, name, ways }) => ways.map((way) => ({ file, name, ...way })));
  const single = ways.filter(({ field }) => !/address$/.test(field));
  return [
    ...contradictions(
      single.map(({ name, value, ...place }) => ({ ...place, subject: value, value: name })),
      (claim, first, way) =>
        `gives ${way} to “${claim.value}”, but ${at(first)} gives it to “${first.value}”. One of them is wrong`,
    ),
    ...contradictions(
      ways.map(({ name, value, file, field }) => ({ file, field, subject: `${name} ${lastPart(field)}`, value })),
      (claim, first) =>
        `says ${claim.value}, but ${at(first)} says ${first.value} for the same office. Correct one of them`,
    ),
    ...pins(files),
    ...inTexts(files, holders),
  ];
}

function holdersOf(contentFile: ContentFile): Holder[] {
  const texts = textsOf(contentFile);
  const english = new Map(texts.map(({ field, en }) => [field, en]));
  const plains = plainsOf(contentFile).filter(({ field }) =>
    [...NUMBER_FIELDS, ...EMAIL_FIELDS].includes(lastPart(field)),
  );
  return [...Map.groupBy(plains, ({ field }) => parentOf(field))].flatMap(([parent, ways]) => {
    const nameField = NAME_FIELDS.map((name) => parent + name).find((field) => english.has(field));
    const name = nameField ? english.get(nameField) : committeeName(contentFile, parent);
    if (!name) return [];
    const address = english.get(`${parent}office_address`);
    const where = address ? [{ field: `${parent}office_address`, value: address }] : [];
    return [{ file: contentFile.file, field: nameField ?? parent, name, parent, ways: [...ways, ...where] }];
  });
}

/** A committee has no title of its own: it is a body of content/bodies.yaml in a district. */
function committeeName(contentFile: ContentFile, parent: string): string | undefined {
  const named = plainsOf(contentFile).filter(({ field }) => field === `${parent}body` || field === `${parent}district`);
  return named.length === 2 ? named.map(({ value }) => value).join(' in ') : undefined;
}

/** A spot has one PIN code. */
function pins(files: ContentFile[]): Finding[] {
  const addresses = files.flatMap((file) => [
    ...textsOf(file).map(({ en, ...place }) => ({ ...place, value: en })),
    ...plainsOf(file).filter(({ field }) => /office_google_location$|mapLink$/.test(field)),
  ]);
  return contradictions(
    addresses.flatMap(({ file, field, value }) => {
      const [, spot, pin] = SPOT_WITH_PIN.exec(value) ?? [];
      return spot && pin ? [{ file, field, subject: spot.replace(/[. ]/g, '').toLowerCase(), value: pin }] : [];
    }),
    (claim, first) =>
      `has the PIN code ${claim.value}, but ${at(first)} has ${first.value} for the same spot. Correct one of them`,
  );
}

/** A number or e-mail that a sentence prints is that of an office or helpline, and the sentence names it. */
function inTexts(files: ContentFile[], holders: Holder[]): Finding[] {
  return files.flatMap((contentFile) => {
    const texts = textsOf(contentFile);
    const title = texts.find(({ field }) => field === 'title')?.en ?? '';
    return texts.flatMap((text) =>
      [...text.en.matchAll(WAY)].flatMap(([way]) => {
        const home = holders.find(({ ways }) => ways.some(({ value }) => value === way));
        // A note beside an office may hold its second number.
        const isNote = holders.some(({ file, parent }) => file === text.file && parent === parentOf(text.field));
        if (!home)
          return isNote
            ? []
            : [errorAt(text, `prints ${way}, which is in no office, hostel or helpline. Put it there first`)];
        const names = distinctive(home, holders);
        if (names.length === 0 || names.some((name) => `${title} ${text.en}`.includes(name))) return [];
        return [errorAt(text, `prints ${way}, but ${at(home)} gives it to “${home.name}”. Name that office`)];
      }),
    );
  });
}

/** The parts of a name that no other office's name has: "Elderline", "Regional Deputy Commissioner", "Thane". */
function distinctive({ name }: Holder, holders: Holder[]): string[] {
  const others = new Set(holders.map((holder) => holder.name).filter((other) => other !== name));
  return partsOf(name).filter((part) => ![...others].some((other) => partsOf(other).includes(part)));
}

function partsOf(name: string): string[] {
  return name.replace(/^Office of the /, '').split(/, | and | \(/);
}

function parentOf(field: string): string {
  return field.replace(/[^.]+$/, '');
}

function lastPart(field: string): string {
  return field.split('.').at(-1) ?? field;
}
