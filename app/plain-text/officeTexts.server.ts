import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { higherOffices, officesByDistrict } from '#app/model/offices/byDistrict.server.ts';
import { officeGroup, officeGroups } from '#app/model/offices/data.server.ts';
import type { OfficeGroup } from '#app/model/offices/schema.server.ts';
import { collectSources } from '#app/model/sources.server.ts';
import type { PlainPage } from './format.server.ts';
import { contactText, listedOfficeText } from './lines.server.ts';

/** Writes the page of a group of offices as text. The page of the regional offices has a title of its own. */
export function officeGroupText(id: OfficeGroup['id'], language: Language): PlainPage {
  const { title, description, offices, sources } = officeGroup(id, language);
  const t = words(language, 'commissionerate');
  const provenance = combineProvenance(offices);
  return {
    ...(id === 'regional' ? { title: t('title'), lead: t('lead') } : { title, lead: description }),
    provenance: provenance && { ...provenance, sources },
    parts: offices.map(({ location, branches = [], ...office }) => ({
      title: location,
      lines: [
        contactText(office.designation, office, language),
        ...branches.map((branch) => `${branch.title}: ${[branch.phone, branch.email].filter(Boolean).join('; ')}`),
      ],
    })),
  };
}

/** Writes the page of all offices, district by district, as text. */
export function officesByDistrictText(language: Language): PlainPage {
  const t = words(language, 'offices-by-district');
  const all = officeGroups.flatMap(({ offices }) => Object.values(offices));
  const provenance = combineProvenance(all);
  const parts = officesByDistrict(language).map(({ name, offices }) => ({ title: name, offices }));
  return {
    title: t('title'),
    lead: t('description'),
    provenance: provenance && { ...provenance, sources: collectSources(all) },
    parts: [...parts, { title: t('above'), offices: higherOffices(language) }].map(({ title, offices }) => ({
      title,
      lines: offices.map((office) => listedOfficeText(office, language)),
    })),
  };
}
