import { describe, expect, it } from 'vitest';
import { textContent } from '#app/finish/htmlPage.server.ts';
import { pathIn } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { attribute, flaws, type Page, pageAt, pages, textOf } from './pages.ts';
import { schemaErrors } from './vocabulary.ts';

type Thing = { '@type': string; name?: string; description?: string; [property: string]: unknown };

type Crumb = { name: string; item: { '@id': string } };

function thingsOf({ source }: Page): Thing[] {
  return source.elements('script', { type: 'application/ld+json' }).flatMap((script) => {
    const { '@context': context, '@graph': graph } = JSON.parse(textContent(script));
    expect(context).toBe('https://schema.org');
    return graph;
  });
}

const ofType = (page: Page, type: string) => thingsOf(page).filter((thing) => thing['@type'] === type);
const isHidden = ({ source }: Page) => source.elements('meta', { name: 'robots' }).length > 0;

describe('the structured data of a page', () => {
  it('has only types, properties and values of schema.org', () => {
    expect(flaws((page) => thingsOf(page).flatMap(schemaErrors))).toEqual([]);
  });

  it('is checked by a validator that reports unknown types, properties and values', () => {
    expect(schemaErrors({ '@type': 'GovernmentScheme' })).toEqual(['there is no type GovernmentScheme']);
    expect(schemaErrors({ '@type': 'GovernmentService', rupees: '3000' })).toEqual(['there is no property rupees']);
    expect(schemaErrors({ '@type': 'GovernmentService', inLanguage: 'mr' })).toEqual([
      'a GovernmentService has no inLanguage',
    ]);
    expect(schemaErrors({ '@type': 'GovernmentService', provider: { '@type': 'Place' } })).toEqual([
      'GovernmentService.provider cannot be a Place',
    ]);
    expect(schemaErrors({ '@type': 'Event', startDate: 'tomorrow' })).toEqual(['Event.startDate cannot be "tomorrow"']);
  });

  it('appears once, in the page’s language, if search engines may index the page, and otherwise not at all', () => {
    expect(
      flaws((page) => {
        const count = page.source.elements('script', { type: 'application/ld+json' }).length;
        if (isHidden(page)) return count === 0 ? [] : ['is excluded from search engines but has structured data'];
        const names = thingsOf(page).map(({ name = '' }) => name);
        const wrong = names.filter(
          (name) => name !== '' && /\p{Script=Devanagari}/u.test(name) !== (page.language === 'mr'),
        );
        return [...(count === 1 ? [] : [`stands ${count} times`]), ...wrong];
      }),
    ).toEqual([]);
  });
});

/** Checks only every ninth page, because parsing is slow and all breadcrumbs come from one component. */
const EVERY = 9;
const LABEL = { en: 'You are here', mr: 'आपण येथे आहात' };

describe('the BreadcrumbList', () => {
  it('has the breadcrumbs of the page and ends with the page', () => {
    const shown = pages.filter((page, index) => index % EVERY === 0 && !isHidden(page) && page.plain !== '/');
    expect(
      flaws((page) => {
        const nav = page.main
          .querySelectorAll('nav')
          .find((nav) => attribute(nav, 'aria-label') === LABEL[page.language]);
        const expected = (nav?.querySelectorAll('li') ?? [])
          .filter((item) => item.querySelector('a, [aria-current="page"]'))
          .map((item) => {
            const link = item.querySelector('a');
            return `${textOf(item)} ${site.address}${link ? attribute(link, 'href') : encodeURI(page.path)}`;
          });
        const [list] = ofType(page, 'BreadcrumbList') as { itemListElement?: Crumb[] }[];
        const actual = list?.itemListElement?.map(({ name, item }) => `${name} ${item['@id']}`) ?? [];
        return expected.length > 1 && actual.join('\n') === expected.join('\n')
          ? []
          : [`${actual} instead of ${expected}`];
      }, shown),
    ).toEqual([]);
  });
});

describe.each(['en', 'mr'] as const)('the structured data in "%s"', (language) => {
  const page = (path: string) => pageAt(pathIn(language, path));

  it('of the home page names the department and the search', () => {
    expect(ofType(page('/'), 'GovernmentOrganization')[0]).toMatchObject({ name: site.department[language] });
    expect(ofType(page('/'), 'WebSite')[0]).toMatchObject({
      name: site.siteName[language],
      potentialAction: { target: { urlTemplate: `${site.address}${pathIn(language, '/search')}?q={query}` } },
    });
  });

  it.each(schemes)('of the scheme $id describes a service in the words of the page', ({ id, title, summary }) => {
    const [service, ...more] = ofType(page(`/scheme/${id}`), 'GovernmentService');
    expect(more).toEqual([]);
    expect(service).toMatchObject({
      name: title[language],
      // A caution of the scheme precedes its summary.
      description: expect.stringContaining(summary[language]),
      url: site.address + pathIn(language, `/scheme/${id}`),
    });
  });

  it('of a situation lists its schemes in their order', () => {
    for (const { id, schemes: ids, sample } of situations) {
      const [list] = ofType(page(`/situations/${id}`), 'ItemList') as { itemListElement?: { url: string }[] }[];
      expect(list?.itemListElement?.map(({ url }) => url)).toEqual(
        sample ? undefined : ids.map((scheme) => site.address + pathIn(language, `/scheme/${scheme}`)),
      );
    }
  });

  it('of the offices names each office and marks offices that are to be confirmed', () => {
    for (const { id, offices } of officeGroups) {
      const actual = ofType(page(OFFICE_PATHS[id]), 'GovernmentOffice');
      const all = Object.values(offices);
      expect(actual.map(({ name }) => name)).toEqual(all.map(({ designation }) => designation[language]));
      expect(actual.map(({ description }) => description !== undefined)).toEqual(
        all.map(({ confidence }) => confidence === 'medium'),
      );
    }
  });

  it('of albums and films has all pictures and titles, and omits samples', () => {
    for (const { id, images, sample } of albums) {
      const [gallery] = ofType(page(`/photogallery/${id}`), 'ImageGallery');
      expect((gallery?.image as string[] | undefined)?.length).toBe(sample ? undefined : images.length);
    }
    const films = ofType(page('/videogallery'), 'VideoObject');
    const shown = videos.filter(({ sample }) => !sample);
    expect(films.map(({ name }) => name)).toEqual(shown.map(({ title }) => title[language]));
  });

  it('omits sample events, whose dates could be mistaken for real dates', () => {
    for (const { id, sample } of events)
      expect(ofType(page(`/notices/events/${id}`), 'Event')).toHaveLength(sample ? 0 : 1);
  });
});
