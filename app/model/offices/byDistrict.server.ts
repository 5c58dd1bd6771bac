import type { Language } from '#app/i18n/language.ts';
import { bodies } from '../bodies/data.server.ts';
import { districts, inChoice } from '../districts/data.server.ts';
import { DISTRICT_IDS, type DistrictId } from '../districts/schema.server.ts';
import { casteCommittees } from '../self-disclosure/data.server.ts';
import { type OfficeContact, officeGroup, pickContact } from './data.server.ts';
import { isOwnGroup } from './rules.ts';
import type { OfficeGroup } from './schema.server.ts';

/** Districts of Greater Mumbai, which share one officer. */
const DISTRICTS_OF_MUMBAI: readonly DistrictId[] = ['mumbai-city', 'mumbai-suburban'];

/** Groups with an office for each district, in the order in which people go there. */
const DISTRICT_GROUPS = ['assistant', 'social', 'welfare', 'collector', 'legal-aid'] as const;

/** An office with the post of its head, or a note on where to go instead. */
export type Listed = {
  id: string;
  post: string;
  /** Not an office of the department. */
  isOther?: boolean;
  /** What people get there. */
  purpose?: string | undefined;
  office?: Pick<OfficeContact, 'designation' | 'confidence'> & Partial<OfficeContact>;
  instead?: string;
  /** Address of the office's vCard. */
  contactFile?: string | undefined;
};

/** Lists the offices of each district in the order of the specification. */
export function officesByDistrict(language: Language) {
  return DISTRICT_IDS.map((id) => ({
    id,
    name: districts[id][language],
    choice: inChoice(id, districts[id][language], language),
    offices: officesOf(id, language),
  }));
}

/** Lists the offices of one district, the Assistant Commissioner first. */
export function officesOf(district: DistrictId, language: Language): Listed[] {
  return [...ownOffices(district, language), ...committees(district, language)];
}

/** Lists the offices above the district level. */
export function higherOffices(language: Language): Listed[] {
  return officeGroup('regional', language).offices.map((office) => ({
    id: office.locationId,
    post: office.office_head,
    office: pickContact(office),
  }));
}

function ownOffices(district: DistrictId, language: Language): Listed[] {
  const shown = new Set<string>();
  return DISTRICT_GROUPS.flatMap((groupId) => {
    const group = officeGroup(groupId, language);
    const main = groupId === 'welfare' && DISTRICTS_OF_MUMBAI.includes(district) ? 'mumbai' : district;
    const offices = group.offices.filter((office) => office.locationId === main || office.district === district);
    return offices.flatMap((office): Listed[] => {
      const { designation, note, locationId, contactFile } = office;
      const id = locationId === main ? groupId : `${groupId}-${locationId}`;
      // If a district has no office of a group, the content repeats an office of an earlier group, with a note.
      if (shown.has(designation)) return note ? [{ id, post: group.title, instead: note }] : [];
      shown.add(designation);
      return [
        {
          id,
          post: office.office_head,
          isOther: !isOwnGroup(groupId),
          purpose: purposeOf(groupId, language),
          office: pickContact(office),
          contactFile,
        },
      ];
    });
  });
}

const purposeOf = (group: OfficeGroup['id'], language: Language) =>
  Object.values(bodies).find(({ officeGroup: own }) => own === group)?.purpose?.[language];

/** Lists the caste certificate committee of a district, without its postal address, which no official page gives. */
function committees(district: DistrictId, language: Language): Listed[] {
  return casteCommittees(language)
    .filter(({ locationId }) => locationId === district)
    .map(({ designation, office_email }) => ({
      id: 'caste-committee',
      post: designation,
      office: { designation, office_email, confidence: 'medium' },
    }));
}
