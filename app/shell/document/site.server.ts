import { type Language, otherLanguage } from '#app/i18n/language.ts';
import { localize } from '#app/model/localize.ts';
import { portalById, portalTrouble } from '#app/model/portals/data.server.ts';
import { site } from '#app/model/site/data.server.ts';

/** Collects the data of the site that header and footer show, in the page's language. */
export function shellSite(language: Language) {
  const { DEFAULT_LANGUAGE, government, helplines, footerLogos, securityContactUntil, ...rest } = site;
  return {
    ...localize(rest, language),
    government: government[language],
    governmentInOtherLanguage: government[otherLanguage(language)],
    footerLogos: footerLogos.map((id) => {
      const portal = portalById(id, 'content/site.yaml');
      return { id, url: portal.url, shortName: portal.shortName[language], trouble: portalTrouble(portal, language) };
    }),
    helplines: helplines.map(({ number, title }) => ({ number, title: title[language] })),
  };
}

export type ShellSite = ReturnType<typeof shellSite>;
