import type { Language } from '#app/i18n/language.ts';
import { localize } from '#app/model/localize.ts';
import { referredOffice } from '#app/model/offices/data.server.ts';
import type { InformationPage } from '#app/model/pages/schema.server.ts';

/** Localizes a page of text and resolves the offices that it names. */
export function localizeInformation({ sections, ...page }: InformationPage, language: Language) {
  return {
    ...localize(page, language),
    sections: sections.map(({ office, ...section }) => ({
      ...localize(section, language),
      office: office && referredOffice(office, language, `content/pages/${page.id}.yaml`),
    })),
  };
}

export type Information = ReturnType<typeof localizeInformation>;
