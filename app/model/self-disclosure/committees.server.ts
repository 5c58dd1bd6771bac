import type { Language } from '#app/i18n/language.ts';
import { districts } from '../districts/data.server.ts';
import { refuse } from '../load.server.ts';
import { bodies } from '../schemes/data.server.ts';
import { selfDisclosure } from './data.server.ts';

/** Id in content/bodies.yaml of the committee that checks caste certificates. */
const CASTE_COMMITTEE = 'dccsc';

/** Where the committees stand on the page of the directory: `/about/directory#committees`. */
export const COMMITTEES_PART = 'committees';

/** What the caste certificate committee of a district is called, in both languages. */
export const casteCommitteeTitle = (() => {
  const body = bodies[CASTE_COMMITTEE];
  if (!body) refuse('content/bodies.yaml', ['bodies'], 'missingPart', { name: CASTE_COMMITTEE });
  return body.title;
})();

/** The caste certificate committees of the districts. Their e-mail addresses are written in the self-disclosure, once. */
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
