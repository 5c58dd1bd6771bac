import { type Language, otherLanguage } from '#app/i18n/language.ts';
import { shortHelplines } from '#app/model/helplines/helplines.server.ts';
import { localize } from '#app/model/localize.ts';
import { referredOffice } from '#app/model/offices/data.server.ts';
import { informationPage } from '#app/model/pages/data.server.ts';
import { portalById, portalTrouble } from '#app/model/portals/data.server.ts';
import { site } from '#app/model/site/data.server.ts';

/** Returns the e-mail address of the office on the feedback page, if that office has one. */
function reportEmail(language: Language): string | undefined {
  const { office } = informationPage('feedback').sections.find((section) => section.office) ?? {};
  return office && referredOffice(office, language, 'content/pages/feedback.yaml').office_email;
}

/** Collects the data of the site that every page shows, in the page's language. */
export function collectShellSite(language: Language) {
  const { DEFAULT_LANGUAGE, government, helplines: _, footerLogos, securityContactUntil, ...rest } = site;
  return {
    ...localize(rest, language),
    government: government[language],
    governmentInOtherLanguage: government[otherLanguage(language)],
    hasUnconfirmedLogos: footerLogos.some((id) => portalById(id, 'content/site.yaml').confidence === 'medium'),
    footerLogos: footerLogos.map((id) => {
      const portal = portalById(id, 'content/site.yaml');
      return { id, url: portal.url, shortName: portal.shortName[language], trouble: portalTrouble(portal, language) };
    }),
    reportEmail: reportEmail(language),
    helplines: shortHelplines(language),
  };
}

export type ShellSite = ReturnType<typeof collectShellSite>;
