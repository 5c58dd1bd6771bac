import { sharedPicture } from '#app/handouts/picture.server.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { type Cautioned, sharedCaution } from '#app/model/cautions.ts';
import type { CombinedProvenance } from '#app/model/combineProvenance.server.ts';
import { type BodyWithOffices, bodyWithOffices, districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import type { OtherContact } from '#app/model/offices/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import type { SitePath } from '#app/screens.ts';
import { provenanceText } from '../facts/Provenance.tsx';
import { qrOutline } from '../media/qrOutline.ts';
import { cautionedPage } from '../page/cautionedPage.server.ts';
import { formatMessage } from '../share/message.ts';

/** Collects the texts that every sheet has, because a sheet may be in two languages, and the client loads the texts of only one. */
export function sheetFrame(entry: CombinedProvenance & { confidence: 'high' | 'medium' }, language: Language) {
  const t = words(language, 'sheet');
  const common = words(language, 'components');
  return {
    language,
    sender: `${site.department[language]}, ${site.government[language]}`,
    toWrite: t('toWrite'),
    printed: t('printed'),
    updated: site.lastUpdated,
    provenance: [
      provenanceText(entry, common, language),
      ...(entry.confidence === 'medium' ? [common('toBeConfirmed')] : []),
      ...(site.adopted ? [] : [common('notAdopted')]),
    ].join(' '),
  };
}

type SheetTexts = { title: string; description: string; lines?: readonly string[] };

/**
 * Returns the loader data that every sheet has: the head of its page, the code of the page that it is about, and what
 * sends that page. `lines`: what the message says besides its title.
 */
export function sheetPage(about: SitePath, texts: SheetTexts, entry: Cautioned & { asOf: string }, language: Language) {
  const address = site.address + pathIn(language, about);
  const caution = sharedCaution(entry, words(language, 'components'), language);
  const title = words(language, 'sheet')('pageTitle', { title: texts.title });
  const page = cautionedPage({ title, description: texts.description }, entry, language);
  const message = formatMessage({ title: texts.title, lines: texts.lines ?? [], caution, address });
  const sending = { message, picture: sharedPicture(about, language) };
  return { address, qr: qrOutline(address), sending, page: { ...page, hidden: true } };
}

/** `task`: what the office does, if the sheet is about several schemes. */
export type SheetPlace = ReturnType<typeof sheetPlace> & { task?: string };

export function sheetPlace(id: string, language: Language) {
  const { title, offices, callIn, call } = bodyWithOffices(id, language);
  const [general] = call;
  /** Whom to call in some districts about a body whose offices are not in the content. */
  const callInstead = callIn.flatMap(({ districts, call: [first] }) =>
    first && first.number !== general?.number ? [{ districts, contact: numberOf(first) }] : [],
  );
  return {
    id,
    title,
    offices: offices.map((office) => contactOf(office, language)),
    callIn: callInstead,
    districts: districtsOf(offices, callInstead, language),
  };
}

/** Lists the districts of which the reader can choose one, if the paper then says something else. */
function districtsOf(offices: BodyWithOffices['offices'], callIn: readonly unknown[], language: Language) {
  if (offices.length > 1) return offices.map(({ locationId, location }) => ({ id: locationId, name: location }));
  return callIn.length > 0 ? districtChoices(language).map(({ id, name }) => ({ id, name })) : [];
}

const numberOf = ({ name, number }: OtherContact) => ({ name, number });

/** `instead`: who answers for an office without a telephone number, as the beginning of a sentence that the number ends. */
const contactOf = (
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
