import type { GovernmentOrganization, SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts';
import type { Language } from '#app/i18n/language.ts';
import { localize } from '#app/model/localize.ts';
import { site } from '#app/model/site/data.server.ts';
import { addressOf } from './address.server.ts';

/** One name for the department on all pages, in whatever language they are. */
const DEPARTMENT = `${site.address}/#department`;

/** The department as an entry's page names it. */
export function department(language: Language) {
  return {
    '@type': 'GovernmentOrganization',
    '@id': DEPARTMENT,
    name: site.department[language],
  } as const satisfies GovernmentOrganization;
}

/** Whose site this is, and how to search it from outside. */
export function organisationAndSite(language: Language): Thing[] {
  const { siteName, government, division } = localize(site, language);
  const url = addressOf('/', language);
  const organisation: GovernmentOrganization = {
    ...department(language),
    url,
    logo: `${site.address}/apple-touch-icon.png`,
    areaServed: { '@type': 'AdministrativeArea', name: division },
    parentOrganization: { '@type': 'GovernmentOrganization', name: government },
  };
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${addressOf('/search', language)}?q={query}` },
    'query-input': 'required name=query',
  };
  const website: WebSite = {
    '@type': 'WebSite',
    name: siteName,
    url,
    inLanguage: language,
    publisher: { '@id': DEPARTMENT },
    potentialAction: search,
  };
  return [organisation, website];
}
