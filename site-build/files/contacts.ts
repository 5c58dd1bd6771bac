import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { localize } from '#app/model/localize.ts';
import { contactFile } from '#app/model/offices/contactFile.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { canBeSaved, contactPath, OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { site } from '#app/model/site/data.server.ts';

/** Maps addresses to contact files of offices with a telephone number or e-mail, in both languages. */
export function contacts(): Map<string, string> {
  const files = officeGroups.flatMap(({ id: group, offices }) =>
    Object.entries(offices).flatMap(([locationId, office]) =>
      office && canBeSaved(office)
        ? LANGUAGES.map((language): [string, string] => [
            contactPath(group, locationId, language),
            contactFile({
              office: localize(office, language),
              department: site.department[language],
              uid: `office-${group}-${locationId}@${new URL(site.address).host}`,
              page: site.address + pathIn(language, OFFICE_PATHS[group]),
            }),
          ])
        : [],
    ),
  );
  return new Map(files);
}
