import { createQrOutline } from '#app/components/media/createQrOutline.ts';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { cautionTranslator } from '#app/model/cautionWords.server.ts';
import { bodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { writeData } from '#app/readData.ts';
import { type Handout, handouts, handoutWords } from './handout.server.ts';
import { POSTER_FORMAT, posterAddress } from './posterAddress.ts';

export type Poster = ReturnType<typeof posterOf>;

/** Maps addresses to the data of posters. /print fetches only those that the visitor chooses. */
export function posterFiles(): Map<string, string> {
  return new Map(
    LANGUAGES.flatMap(handouts).map((handout) => [
      posterAddress(handout.path.slice(1), handout.language),
      writeData(POSTER_FORMAT, posterOf(handout)),
    ]),
  );
}

/** Adds to a handout what only paper needs: the offices, lines to write on, and the code. */
export function posterOf(handout: Handout) {
  const { kind, language, path, bodies, who, papers, where } = handout;
  const t = handoutWords(language);
  const address = site.address + pathIn(language, path);
  // Shortens the address to what one has to type.
  const printed = address.replace(/^https?:\/\/(www\.)?/, '');
  return {
    ...handout,
    who: { ...who, more: t(kind === 'scheme' ? 'moreConditions' : 'moreSchemes') },
    papers: { ...papers, heading: kind === 'scheme' ? t('bring') : papers.heading, more: t('morePapers') },
    where: { ...where, more: t('moreOffices') },
    department: site.department[language],
    government: [
      `${site.government[language]}, ${site.division[language]}`,
      ...(site.adopted ? [] : [cautionTranslator(language)('notAdopted')]),
    ].join('. '),
    offices: officesOf(bodies, language),
    callInstead: callInsteadOf(bodies, language),
    toWrite: { office: t('yourOffice'), phone: t('phone') },
    address: printed,
    qr: createQrOutline(address),
    qrAlt: t('qr', { address: printed }),
  };
}

type PrintedOffice = { name: string; address?: string | undefined; phone?: string | undefined };

/**
 * Lists the first office of each district; one office of the whole division has the district ''. If people go to an office of
 * their taluka, it is written by hand.
 */
function officesOf(ids: readonly string[], language: Handout['language']): Record<string, PrintedOffice> {
  const offices: Record<string, PrintedOffice> = {};
  const places = ids.map((id) => bodyWithOffices(id, language));
  if (places.some(({ talukaOffice }) => talukaOffice)) return offices;
  for (const { offices: own } of places)
    for (const { locationId, designation, office_address, office_phone_number, isControlRoom, callInstead } of own) {
      const [instead] = callInstead;
      offices[own.length === 1 ? '' : locationId] ??= {
        name: designation,
        address: office_address,
        phone: isControlRoom ? undefined : (office_phone_number ?? (instead && `${instead.name}: ${instead.number}`)),
      };
    }
  return offices;
}

/** Maps districts to whom to call about an office that is written by hand; '' stands for all other districts. */
function callInsteadOf(ids: readonly string[], language: Handout['language']): Record<string, string> {
  const calls: Record<string, string> = {};
  const add = (district: string, [contact]: readonly { name: string; number: string }[]) => {
    if (contact) calls[district] ??= `${contact.name}: ${contact.number}`;
  };
  for (const { callIn, call } of ids.map((id) => bodyWithOffices(id, language))) {
    add('', call);
    for (const { districts, call: own } of callIn) for (const district of districts) add(district, own);
  }
  return calls;
}
