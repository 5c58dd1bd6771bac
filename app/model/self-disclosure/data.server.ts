import type { Language } from '#app/i18n/language.ts';
import { manualScavengerAct, rightToInformation, rightToServices } from '../acts/data.server.ts';
import { bodies } from '../bodies/data.server.ts';
import { districts } from '../districts/data.server.ts';
import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { loadEntry, refuse } from '../load.server.ts';
import { localize } from '../localize.ts';
import { referredOffice } from '../offices/data.server.ts';
import * as pageOf from '../pageOf.ts';
import { portalById, portalTrouble } from '../portals/data.server.ts';
import { categories, schemes } from '../schemes/data.server.ts';
import { type SelfDisclosureHead, selfDisclosureSchema } from './schema.server.ts';

const FILE = 'content/self-disclosure.yaml';

/** Acts in content/acts with their legal names and the paths of their pages. */
const ACTS = {
  'right-to-services': { name: rightToServices.title, path: '/rtsact' },
  'right-to-information': { name: rightToInformation.subtitle, path: '/rtiact' },
  'manual-scavengers': { name: manualScavengerAct.subtitle, path: '/manual-scavenger-act/act' },
} as const;

const TIME_LIMITS = {
  'right-to-services': rightToServices.timeLimits,
  'right-to-information': rightToInformation.timeLimits,
} as const;

/** Localizes the self-disclosure for its page and its PDF, with the entries that its heads refer to by id. */
export function selfDisclosureIn(language: Language) {
  const { heads, office, ...rest } = selfDisclosure;
  return {
    ...localize(rest, language),
    office: referredOffice(office, language, FILE),
    heads: heads.map((head) => headIn(head, language)),
  };
}
export type DisclosureHead = ReturnType<typeof headIn>;

function headIn(head: SelfDisclosureHead, language: Language) {
  const { duties, committees, offices, timeLimits, acts, categories: shown, portals: portalIds, ...rest } = head;
  const { schemes: schemeIds, ...texts } = rest;
  const bodyTitle = (id: string) => requireEntry(bodies[id], head, { id, where: 'content/bodies.yaml' }).title;
  return {
    ...localize(texts, language),
    duties: (duties ?? []).map(({ body, lines }) => localize({ body, post: bodyTitle(body), lines }, language)),
    offices: (offices ?? []).map((reference) => referredOffice(reference, language, FILE)),
    committees: (committees ?? []).map(({ body, district, email }) =>
      localize({ name: bodyTitle(body), district: districts[district], email }, language),
    ),
    timeLimits: timeLimits && {
      caption: localize(ACTS[timeLimits].name, language),
      limits: localize(TIME_LIMITS[timeLimits], language),
    },
    laws: [
      ...(acts ?? []).map((id) => ({ title: ACTS[id].name[language], path: ACTS[id].path })),
      ...(schemeIds ?? []).map((id) => {
        const scheme = schemes.find((candidate) => candidate.id === id);
        const { title } = requireEntry(scheme, head, { id, where: 'content/schemes' });
        return { title: title[language], path: pageOf.schemes(id) };
      }),
    ],
    categories: (shown === 'all' ? categories : []).map(({ id, title }) => ({
      title: title[language],
      path: pageOf.categories(id),
      schemes: schemes.filter(({ category }) => category === id).length,
    })),
    portals: (portalIds ?? []).map((id) => {
      const portal = portalById(id, FILE);
      const { title, purpose, url } = localize(portal, language);
      return { title, purpose, url, trouble: portalTrouble(portal, language) };
    }),
  };
}

/** Returns the entry, or throws a ContentError with the path of the head if the entry is missing. */
function requireEntry<Entry>(
  entry: Entry | undefined,
  head: SelfDisclosureHead,
  params: { id: string; where: string },
) {
  if (!entry) refuse(FILE, ['heads', selfDisclosure.heads.indexOf(head)], 'noSuchEntry', params);
  return entry;
}

const { pdf, ...entry } = loadEntry('self-disclosure.yaml', selfDisclosureSchema);
export const selfDisclosure = { ...entry, pdf: pdf ?? generatedPdf('self-disclosure') };

/** Id in content/bodies.yaml of the committee that checks caste certificates. */
const CASTE_COMMITTEE = 'dccsc';

/** Fragment of the section that lists the committees: `/about/directory#committees`. */
export const COMMITTEES_PART = 'committees';

const committee = bodies[CASTE_COMMITTEE];
if (!committee) refuse('content/bodies.yaml', ['bodies'], 'missingPart', { name: CASTE_COMMITTEE });

export const casteCommitteeTitle = committee.title;

/** Lists the districts' caste certificate committees with their e-mail addresses from the self-disclosure. */
export function casteCommittees(language: Language) {
  const committees = selfDisclosure.heads.flatMap((head) => head.committees ?? []);
  return committees
    .filter(({ body }) => body === CASTE_COMMITTEE)
    .map(({ district, email }) => ({
      locationId: district,
      location: districts[district][language],
      designation: casteCommitteeTitle[language],
      office_email: email,
    }));
}
