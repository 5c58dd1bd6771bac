import type { Language } from '#app/i18n/language.ts';
import { projectPackages } from '#app/model/credits/packages.server.ts';
import { localize } from '#app/model/localize.ts';
import { referredOffice } from '#app/model/offices/data.server.ts';
import type { InformationPage } from '#app/model/pages/schema.server.ts';
import { site } from '#app/model/site/data.server.ts';

/** Localizes a page of text and resolves the offices that it names. */
export function localizeInformation(page: InformationPage, language: Language) {
  const { sections, ...rest } = page;
  return {
    ...localize(rest, language),
    sections: sections.map(({ office, ...section }) => ({
      ...localize(section, language),
      office: office && referredOffice(office, language, `content/pages/${page.id}.yaml`),
    })),
  };
}

export type Information = ReturnType<typeof localizeInformation>;

export function pageExtras(id: string) {
  return {
    form: id === 'feedback' ? site.feedbackForm : undefined,
    packages: id === 'credits' ? projectPackages() : undefined,
  };
}
