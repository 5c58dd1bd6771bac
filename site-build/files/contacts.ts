import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { type Cautioned, cautionSentence } from '#app/model/cautions.ts';
import { cautionTranslator } from '#app/model/cautionWords.server.ts';
import { DISTRICT_IDS, type DistrictId } from '#app/model/districts/schema.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { localize } from '#app/model/localize.ts';
import { officesOf } from '#app/model/offices/byDistrict.server.ts';
import { contactFile } from '#app/model/offices/contactFile.server.ts';
import { officeGroup, officeGroups } from '#app/model/offices/data.server.ts';
import { canBeSaved, contactPath, districtContactsPath, OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { COMMITTEES_PART, casteCommittees, selfDisclosure } from '#app/model/self-disclosure/data.server.ts';
import { site } from '#app/model/site/data.server.ts';

const HOST = new URL(site.address).host;

/** Maps addresses to contact files of offices with a telephone number or e-mail, and of districts, in both languages. */
export function contacts(): Map<string, string> {
  const ofOffices = officeContacts();
  const ofDistricts = LANGUAGES.flatMap((language) =>
    DISTRICT_IDS.map((district): [string, string] => {
      const files = officesOf(district, language).flatMap(({ contactFile: path }) => ofOffices.get(path ?? '') ?? []);
      return [districtContactsPath(district, language), [...files, ...committeeContacts(district, language)].join('')];
    }),
  );
  return new Map([...ofOffices, ...ofDistricts]);
}

function officeContacts(): Map<string, string> {
  const files = officeGroups.flatMap(({ id: group, offices }) =>
    Object.entries(offices).flatMap(([locationId, office]) =>
      office && canBeSaved(office)
        ? LANGUAGES.map((language): [string, string] => [
            contactPath(group, locationId, language),
            contactFile({
              office: { ...localize(office, language), note: noteOf(office, language) },
              callInstead:
                officeGroup(group, language).offices.find((one) => one.locationId === locationId)?.callInstead ?? [],
              department: site.department[language],
              uid: `office-${group}-${locationId}@${HOST}`,
              page: site.address + pathIn(language, OFFICE_PATHS[group]),
            }),
          ])
        : [],
    ),
  );
  return new Map(files);
}

/** No official page that was checked gives the addresses of the committees. */
const UNCONFIRMED: Cautioned & { note?: Bilingual } = { confidence: 'medium' };

/** Joins the note of an office and its cautions. */
function noteOf(office: Cautioned & { note?: Bilingual | undefined }, language: Language): string | undefined {
  const caution = cautionSentence(office, cautionTranslator(language), language);
  return [office.note?.[language], caution].filter(Boolean).join('\n') || undefined;
}

/** Adds the district to the name of a committee, because the committees of all districts have the same name. */
function committeeContacts(district: DistrictId, language: Language): string[] {
  return casteCommittees(language)
    .filter(({ locationId }) => locationId === district)
    .map(({ designation, location, office_email }) =>
      contactFile({
        office: {
          designation: `${designation}, ${location}`,
          office_head: designation,
          office_email,
          note: noteOf(UNCONFIRMED, language),
          asOf: selfDisclosure.asOf,
        },
        department: site.department[language],
        uid: `caste-committee-${district}@${HOST}`,
        page: site.address + pathIn(language, `/about/directory#${COMMITTEES_PART}`),
      }),
    );
}
