import type { Language } from '#app/i18n/language.ts';
import { districts } from '../districts/data.server.ts';
import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { loadEntry, refuse } from '../load.server.ts';
import { bodies } from '../schemes/data.server.ts';
import { selfDisclosureSchema } from './schema.server.ts';

const { pdf, ...entry } = loadEntry('self-disclosure.yaml', selfDisclosureSchema);
export const selfDisclosure = { ...entry, pdf: pdf ?? generatedPdf('self-disclosure') };

/** Id in content/bodies.yaml of the committee that checks caste certificates. */
const CASTE_COMMITTEE = 'dccsc';

/** Fragment of the section that lists the committees: `/about/directory#committees`. */
export const COMMITTEES_PART = 'committees';

const committee = bodies[CASTE_COMMITTEE];
if (!committee) refuse('content/bodies.yaml', ['bodies'], 'missingPart', { name: CASTE_COMMITTEE });

/** Title of a district's caste certificate committee. */
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
