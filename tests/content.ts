import { formatAmount } from '#app/i18n/numbers.ts';
import { telephoneAddress } from '#app/i18n/telephone.ts';
import { districts } from '#app/model/districts/data.server.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { bodies, requiredDocuments, schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { services } from '#app/model/services/data.server.ts';

/** The first entry of which this is true; the first of all where there is none. */
function pick<Entry>(entries: readonly Entry[], isWanted: (entry: Entry) => boolean): Entry {
  const [first] = entries;
  if (first === undefined) throw new Error('The content has no such entry at all');
  return entries.find(isWanted) ?? first;
}

const isForEachDistrict = (id: string) => bodies[id]?.officeGroup === 'assistant';

/** Applied for at the offices of the districts. */
const atDistrictOffices = schemes.filter(({ apply }) => apply.bodies.some(isForEachDistrict));

/** Gives one amount to people of an age with an income and asks for papers: most of what a scheme's page can show. */
export const aScheme: Scheme = pick(
  atDistrictOffices,
  ({ benefits, documents, eligibility, reported }) =>
    benefits.length === 1 &&
    benefits[0]?.rupees !== undefined &&
    documents.length > 3 &&
    !reported &&
    ['age', 'income'].every((kind) => eligibility.filter((rule) => rule.kind === kind).length === 1),
);

/** Another one that the same offices take. */
export const anotherScheme: Scheme = pick(atDistrictOffices, ({ id }) => id !== aScheme.id);

export const schemePath = `/scheme/${aScheme.id}`;

/** What one gets, as the page writes the amount. */
export const amountOfScheme = (language: 'en' | 'mr') => formatAmount(aScheme.benefits[0]?.rupees ?? 0, language);

/** The first paper that a scheme asks for. */
export const papersOf = ({ documents: [first = ''] }: Scheme) => requiredDocuments[first]?.title ?? { en: '', mr: '' };

/** Another one that asks for the same first paper. */
export const withSamePaper = pick(
  schemes,
  ({ id, documents }) => id !== aScheme.id && documents.includes(aScheme.documents[0] ?? ''),
);

/** A citizen service that the offices of the districts take. */
export const aService = pick(services, ({ bodies: named }) => named.some(isForEachDistrict));

/** Any event. */
export const eventPath = `/notices/events/${pick(events, () => true).id}`;

const ofDistricts = Object.entries(officeGroups.find(({ id }) => id === 'assistant')?.offices ?? {})
  .filter(([id]) => id in districts)
  .map(([id, office]) => ({
    ...office,
    id,
    place: districts[id as DistrictId],
    call: telephoneAddress(office.office_phone_number ?? ''),
  }));

/** The office of a district that can be called and written to. */
export const anOffice = pick(ofDistricts, (office) => Boolean(office.office_phone_number && office.office_email));
