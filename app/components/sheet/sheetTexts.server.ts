import { sharedPicture } from '#app/handouts/picture.server.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { type Cautioned, sharedCaution } from '#app/model/cautions.ts';
import type { CombinedProvenance } from '#app/model/combineProvenance.server.ts';
import { type BodyWithOffices, bodyWithOffices, districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import type { OtherContact } from '#app/model/offices/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import type { SitePath } from '#app/screens.ts';
import { formatProvenance } from '../facts/Provenance.tsx';
import { createQrOutline } from '../media/createQrOutline.ts';
import { addCautionsToHead } from '../page/addCautionsToHead.server.ts';
import { formatMessage } from '../share/message.ts';

/** Collects the texts of a sheet's frame in one language, because a sheet has two languages and the client loads the texts of one. */
export function collectFrameTexts(entry: CombinedProvenance & { confidence: 'high' | 'medium' }, language: Language) {
  const t = words(language, 'sheet');
  const common = words(language, 'components');
  return {
    language,
    sender: `${site.department[language]}, ${site.government[language]}`,
    toWrite: t('toWrite'),
    printed: t('printed'),
    updated: site.lastUpdated,
    provenance: [
      formatProvenance(entry, common, language),
      ...(entry.confidence === 'medium' ? [common('toBeConfirmed')] : []),
      ...(site.adopted ? [] : [common('notAdopted')]),
    ].join(' '),
  };
}

type SheetTexts = { title: string; description: string; lines?: readonly string[] };

/**
 * Collects the loader data that every sheet has: metadata, QR code and message to send. `about`: the page that the sheet is
 * about. `lines` of `texts`: lines of the message after its title.
 */
export function collectSheetPage(
  about: SitePath,
  texts: SheetTexts,
  entry: Cautioned & { asOf: string },
  language: Language,
) {
  const address = site.address + pathIn(language, about);
  const caution = sharedCaution(entry, words(language, 'components'), language);
  const title = words(language, 'sheet')('pageTitle', { title: texts.title });
  const page = addCautionsToHead({ title, description: texts.description }, entry, language);
  const message = formatMessage({ title: texts.title, lines: texts.lines ?? [], caution, address });
  const sending = { message, picture: sharedPicture(about, language) };
  return { address, qr: createQrOutline(address), sending, page: { ...page, hidden: true } };
}

/** `task`: what the office does, if the sheet is about several schemes. */
export type SheetPlace = ReturnType<typeof collectSheetPlace> & { task?: string };

export function collectSheetPlace(id: string, language: Language) {
  const { title, offices, callIn, call } = bodyWithOffices(id, language);
  const [general] = call;
  /** Contacts of districts that differ from the general one, for a body whose offices are not in the content. */
  const callInstead = callIn.flatMap(({ districts, call: [first] }) =>
    first && first.number !== general?.number ? [{ districts, contact: keepNameAndNumber(first) }] : [],
  );
  return {
    id,
    title,
    offices: offices.map((office) => collectContact(office, language)),
    callIn: callInstead,
    districts: listSelectableDistricts(offices, callInstead, language),
  };
}

/** Lists the districts that can be chosen. Empty if the sheet is the same for all districts. */
function listSelectableDistricts(offices: BodyWithOffices['offices'], callIn: readonly unknown[], language: Language) {
  if (offices.length > 1) return offices.map(({ locationId, location }) => ({ id: locationId, name: location }));
  return callIn.length > 0 ? districtChoices(language).map(({ id, name }) => ({ id, name })) : [];
}

const keepNameAndNumber = ({ name, number }: OtherContact) => ({ name, number });

/** `instead`: contact of an office without a telephone number. Its `text` is a sentence that ends with its `number`. */
const collectContact = (
  {
    locationId,
    location,
    office_address,
    office_phone_number,
    isControlRoom,
    callInstead: [instead],
  }: BodyWithOffices['offices'][number],
  language: Language,
) => ({
  locationId,
  location,
  address: office_address,
  phone: isControlRoom ? undefined : office_phone_number,
  instead: instead && {
    text: words(language, 'sheet')('callInstead', { name: instead.name }),
    number: instead.number,
  },
});
