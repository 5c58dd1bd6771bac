import type { GovernmentOrganization, SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { localize } from '#app/model/localize.ts';
import { site } from '#app/model/site/data.server.ts';

/** Makes the absolute URL of a page in a language. */
export function absoluteUrl(path: string, language: Language): string {
  return site.address + encodeURI(pathIn(language, path));
}

/** Identifies the department on all pages, in both languages. */
const DEPARTMENT_ID = `${site.address}/#department`;

export function department(language: Language) {
  return {
    '@type': 'GovernmentOrganization',
    '@id': DEPARTMENT_ID,
    name: site.department[language],
  } as const satisfies GovernmentOrganization;
}

/** Describes the department and its website with the address of its search. */
export function organisationAndSite(language: Language): Thing[] {
  const { siteName, government, division } = localize(site, language);
  const url = absoluteUrl('/', language);
  const organisation: GovernmentOrganization = {
    ...department(language),
    url,
    logo: `${site.address}/apple-touch-icon.png`,
    areaServed: { '@type': 'AdministrativeArea', name: division },
    parentOrganization: { '@type': 'GovernmentOrganization', name: government },
  };
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl('/search', language)}?q={query}` },
    'query-input': 'required name=query',
  };
  const website: WebSite = {
    '@type': 'WebSite',
    name: siteName,
    url,
    inLanguage: language,
    publisher: { '@id': DEPARTMENT_ID },
    potentialAction: search,
  };
  return [organisation, website];
}
