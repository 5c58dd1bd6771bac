import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { institutionLists } from '#app/model/institutions/lists.server.ts';
import type { PortalTrouble as Trouble } from '#app/model/portals/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { ServicePortal } from '#app/screens/citizen-service/route.tsx';
import { collectHomeContent } from '#app/screens/home/content.server.ts';
import { ImportantLinks, PortalCarousel } from '#app/screens/home/ImportantLinks.tsx';
import { InstitutionList } from '#app/screens/institutions/InstitutionLists.tsx';
import { HowToApply } from '#app/screens/scheme/SchemeSections.tsx';
import { collectSchemePage } from '#app/screens/scheme/schemePage.server.ts';
import { Footer } from '#app/shell/Footer.tsx';

const MESSAGE = 'This site did not open when we looked on 3 March 2026. Until it does, ask the office.';
const trouble: Trouble = { is: 'down', since: '2026-03-03' };
const portal = { url: 'https://portal.example.org', title: 'Portal', shortName: 'Portal' };

const listed = (trouble: Trouble | undefined) => home.importantLinks.slice(0, 1).map((link) => ({ ...link, trouble }));

const markup = (part: ReactNode) =>
  renderToStaticMarkup(
    <WordsContext value={wordsFor('en')}>
      <MemoryRouter>{part}</MemoryRouter>
    </WordsContext>,
  );

const home = collectHomeContent('en');
const [hostels] = institutionLists('en');
if (!hostels) throw new Error('The content has no list of institutions');
const scheme = collectSchemePage(schemes[0]?.id, 'en');
if (!scheme) throw new Error('The content has no scheme');

const site = {
  address: 'https://example.org',
  siteName: 'Sahayya',
  government: 'Government',
  governmentInOtherLanguage: 'शासन',
  department: 'Department',
  division: 'Division',
  owner: 'Owner',
  contentOwner: 'Owner',
  developedBy: 'Host',
  lastUpdated: '2026-03-04',
  asOf: '2026-03-04',
  confidence: 'high' as const,
  helplines: [],
  reportEmail: undefined,
  hasUnconfirmedLogos: false,
};

/** The places that show a portal, each with a function that renders it. */
const PLACES: [place: string, part: (trouble: Trouble | undefined) => ReactNode][] = [
  ['the important links of the home page', (trouble) => <ImportantLinks links={listed(trouble)} />],
  ['the carousel of the home page', (trouble) => <PortalCarousel portals={listed(trouble)} />],
  ['the steps of a scheme', (trouble) => <HowToApply steps={scheme.steps} portal={{ ...portal, trouble }} />],
  [
    'a citizen service',
    (trouble) => <ServicePortal icon="Bed" title="Portal" address={portal.url} trouble={trouble} isMain />,
  ],
  [
    'the list of hostels',
    (trouble) => <InstitutionList list={{ ...hostels, portal: { url: portal.url, trouble } }} chosen />,
  ],
  ['the footer', (trouble) => <Footer site={{ ...site, footerLogos: [{ ...portal, id: 'portal', trouble }] }} />],
];

describe('a notice about a portal that is down or has moved', () => {
  it.each(PLACES)('is shown beside its link in %s', (_, part) => {
    expect(markup(part(trouble))).toContain(MESSAGE);
    expect(markup(part(undefined))).not.toContain('when we looked');
  });
});
