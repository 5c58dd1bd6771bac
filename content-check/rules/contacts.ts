import { errorAt, type Place, type Problem } from '#app/model/problems/problem.ts';
import { formatPlace } from '#app/model/problems/sentences.ts';
import { EMAIL, TELEPHONE } from '../text/figures.ts';
import { type ContentFile, collectEnglishTexts, collectPlainTexts, collectTexts, type Plain } from '../text/texts.ts';
import { contradictions } from './contradictions.ts';

/** Matches telephone numbers, short helpline numbers (14567) and e-mail addresses. */
const CONTACT = new RegExp(String.raw`(?<![\d-])(?:${TELEPHONE}|1[04]\d{3})(?![\d-])|${EMAIL}`, 'g');
/** Matches two parts of a street address, then town and PIN code: `R. C. Marg, Chembur, Mumbai 400071`. */
const SPOT_WITH_PIN = /(?:^|, )([^,]+, [^,]+), [^,\d]+ ([1-9]\d{5})(?!\d)/;
const CONTACT_FIELD = /(^|\.)(office_phone_number|headContact|number|phone|office_email|email)$/;
const NAME_FIELDS = ['designation', 'hostelFullname', 'title', 'name'];

/** An office, hostel or helpline with its contacts. `parent` is the path of its fields, with a final dot. */
type Holder = Place & { name: string; parent: string; contacts: Plain[] };

/** Requires that a contact belongs to only one office, and that an office has the same contacts everywhere. */
export function contacts(files: ContentFile[]): Problem[] {
  const holders = files.flatMap(findHolders);
  const claims = holders.flatMap(({ name, contacts }) =>
    contacts.map(({ file, path, value }) => ({ file, path, name, kind: String(path.at(-1)), value })),
  );
  return [
    ...contradictions(
      claims
        .filter(({ kind }) => kind !== 'office_address')
        .map(({ name, value, file, path }) => ({ file, path, subject: value, value: name })),
      'contactOfTwo',
      (contact, name, otherName) => ({ way: contact, name, otherName }),
    ),
    ...contradictions(
      claims.map(({ name, kind, value, file, path }) => ({ file, path, subject: `${name} ${kind}`, value })),
      'officeDiffers',
    ),
    ...checkPinCodes(files),
    ...checkSentences(files, holders),
  ];
}

function findHolders(contentFile: ContentFile): Holder[] {
  const english = new Map(collectTexts(contentFile).map((text) => [text.field, text]));
  const plains = collectPlainTexts(contentFile).filter(({ field }) => CONTACT_FIELD.test(field));
  return [...Map.groupBy(plains, ({ field }) => parentField(field))].flatMap(([parent, contacts]) => {
    const title = NAME_FIELDS.flatMap((field) => english.get(parent + field) ?? [])[0];
    const name = title?.en ?? committeeName(contentFile, parent);
    if (!name) return [];
    const address = english.get(`${parent}office_address`);
    const path = title?.path ?? contacts[0]?.path.slice(0, -1) ?? [];
    const all = [...contacts, ...(address ? [{ ...address, value: address.en }] : [])];
    return [{ file: contentFile.file, path, name, parent, contacts: all }];
  });
}

/** Returns the name of a committee, which has no title: its body (of content/bodies.yaml) and its district. */
function committeeName(contentFile: ContentFile, parent: string): string | undefined {
  const parts = collectPlainTexts(contentFile).filter(({ field }) =>
    [`${parent}body`, `${parent}district`].includes(field),
  );
  return parts.length === 2 ? parts.map(({ value }) => value).join(' in ') : undefined;
}

const ADDRESS_FIELD = /(^|\.)(office_address|hostelAddress|office_google_location|mapLink)$/;
/** PIN codes of Maharashtra begin with 40 to 44 (India Post). */
const PIN_OUTSIDE = /(?<![\d-])(?!4[0-4])\d{6}(?![\d-])/g;

/** Rejects PIN codes outside Maharashtra in addresses. */
export function pinCodes(files: ContentFile[]): Problem[] {
  return files
    .flatMap((file) => [...collectEnglishTexts(file), ...collectPlainTexts(file)])
    .filter(({ field, value }) => ADDRESS_FIELD.test(field) && !value.includes('http'))
    .flatMap((place) => [...place.value.matchAll(PIN_OUTSIDE)].map(([pin]) => errorAt(place, 'notPinCode', { pin })));
}

/** Requires the same PIN code for the same street address. */
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

/** Requires that a contact in a sentence belongs to an office or helpline that the sentence or the title names. */
function checkSentences(files: ContentFile[], holders: Holder[]): Problem[] {
  return files.flatMap((contentFile) => {
    const texts = collectTexts(contentFile);
    const title = texts.find(({ field }) => field === 'title')?.en ?? '';
    return texts.flatMap((text) =>
      [...text.en.matchAll(CONTACT)].flatMap(([contact]) => {
        const owner = holders.find(({ contacts }) => contacts.some(({ value }) => value === contact));
        // A note about an office may contain a second number.
        const isNote = holders.some(({ file, parent }) => file === text.file && parent === parentField(text.field));
        if (!owner) return isNote ? [] : [errorAt(text, 'contactOfNobody', { way: contact })];
        const names = distinctiveParts(owner, holders);
        if (names.length === 0 || names.some((name) => `${title} ${text.en}`.includes(name))) return [];
        return [errorAt(text, 'contactOfAnother', { way: contact, name: owner.name, other: formatPlace(owner) })];
      }),
    );
  });
}

/** Returns the parts of a name that no other name has: "Elderline", "Regional Deputy Commissioner", "Thane". */
function distinctiveParts({ name }: Holder, holders: Holder[]): string[] {
  const others = new Set(holders.map((holder) => holder.name).filter((other) => other !== name));
  return splitName(name).filter((part) => ![...others].some((other) => splitName(other).includes(part)));
}

function splitName(name: string): string[] {
  return name.replace(/^Office of the /, '').split(/, | and | \(/);
}

function parentField(field: string): string {
  return field.replace(/[^.]+$/, '');
}
