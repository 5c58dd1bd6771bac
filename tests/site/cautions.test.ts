import { describe, expect, it } from 'vitest';
import { toRows } from '#app/columns.ts';
import { cataloguePath } from '#app/eligibility/catalogue.ts';
import { textContent } from '#app/finish/htmlPage.server.ts';
import { findHandout } from '#app/handouts/handout.server.ts';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { type Caution, type Cautioned, cautionsOf, cautionText } from '#app/model/cautions.ts';
import { events } from '#app/model/events/data.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { helplines } from '#app/model/helplines/data.server.ts';
import { hostels, sampleHostels } from '#app/model/hostels/data.server.ts';
import { hostelPath } from '#app/model/hostels/rules.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { attribute, decode, files, flaws, type Page, pageAt, partOf, readBuilt, textOf } from './pages.ts';

type Entry = Cautioned & { title: Bilingual; path: string };

const withCautions = <One extends Cautioned>(entries: readonly One[]) =>
  entries.filter((entry) => cautionsOf(entry).length > 0);

/** Entries that have a page of their own. */
const OF_PAGES: Entry[] = withCautions([
  ...schemes.map((one) => ({ ...one, path: `/scheme/${one.id}` })),
  ...situations.map((one) => ({ ...one, path: `/situations/${one.id}` })),
  ...services.filter(({ page }) => !page).map((one) => ({ ...one, path: `/citizen/services/${one.id}` })),
  ...events.map((one) => ({ ...one, path: `/notices/events/${one.id}` })),
  ...albums.map((one) => ({ ...one, path: `/photogallery/${one.id}` })),
]);

/** Entries with a misleading name: invented, or no longer in use. */
const MISNAMED: Entry[] = withCautions([
  ...[...hostels, ...sampleHostels].map(({ name, hostelFullname: title, sample, nameUntil }) => ({
    ...{ title, sample, nameUntil },
    path: hostelPath(name),
  })),
  ...OF_PAGES.filter(({ sample }) => sample),
  ...videos.map((one) => ({ ...one, path: `/videogallery#${one.id}` })),
]);

/** Words with which sentences of the content say that something is unconfirmed. */
const IN_SENTENCES = { en: 'to be confirmed', mr: /खात्री कर|खात्री झालेली नाही/ };

/** Lists the cautions of an entry that are missing in a text. */
function missing(entry: Cautioned, text: string, language: Language): string[] {
  const t = words(language, 'components');
  const isSaid = (caution: Caution) =>
    text.toLowerCase().includes(cautionText(caution, t, language).toLowerCase()) ||
    (caution.kind === 'unconfirmed' && text.search(IN_SENTENCES[language]) >= 0);
  return cautionsOf(entry)
    .filter((caution) => !isSaid(caution))
    .map((caution) => cautionText(caution, t, language));
}

describe.each(LANGUAGES)('the page of an entry with a caution, in "%s",', (language) => {
  const missingOnPages = (surfacesOf: (page: Page) => Record<string, string>) =>
    OF_PAGES.flatMap((entry) => {
      const surfaces = Object.entries(surfacesOf(pageAt(pathIn(language, entry.path))));
      return surfaces.flatMap(([surface, text]) =>
        missing(entry, text, language).map((caution) => `${entry.path}, ${surface}: ${caution}`),
      );
    });

  it('shows the caution in its title, description and link preview, and below its heading', () => {
    const metaOf = ({ source }: Page, attributes: Record<string, string>) =>
      source.elements('meta', attributes)[0]?.attribs.content ?? '';
    const found = missingOnPages((page) => ({
      title: page.source.elements('title').map(textContent).join(),
      description: metaOf(page, { name: 'description' }),
      'og:title': metaOf(page, { property: 'og:title' }),
      'og:description': metaOf(page, { property: 'og:description' }),
      heading: textOf(page.main.querySelector('h1')?.parent ?? page.main),
      ...(findHandout(page.plain, language) && { picture: metaOf(page, { property: 'og:image:alt' }) }),
    }));
    expect(found).toEqual([]);
    expect(OF_PAGES.length).toBeGreaterThan(0);
  });

  it('shows the caution on its printed sheet', () => {
    const printed = OF_PAGES.filter(({ path }) => files.has(pathIn(language, `${path}/sheet`)));
    const found = printed.flatMap((entry) => {
      const paper = pageAt(pathIn(language, `${entry.path}/sheet`)).main.querySelector('article');
      return missing(entry, paper ? textOf(paper) : '', language).map((caution) => `${entry.path}/sheet: ${caution}`);
    });
    expect(found).toEqual([]);
    expect(printed.length).toBeGreaterThan(0);
  });

  it('shows the caution in its shared message', () => {
    expect(missingOnPages((page) => Object.fromEntries(sharedTexts(page).map((text) => ['message', text])))).toEqual(
      [],
    );
  });
});

/** Returns the properties of the button that shares a page, which are in the page or in a file of their own. */
function sharedTexts(page: Page): string[] {
  return [...page.html.matchAll(/\/SendButton\.island-[^{}]*\{[^{}]*\},"props":("[^"]*"|\{.*?\}),"files"/g)].map(
    ([, props = '']) => (props.startsWith('"') ? readBuilt(files.get(JSON.parse(props)) ?? props) : props),
  );
}

it('search engines are not offered the page of a sample', () => {
  const maps = LANGUAGES.map((language) => readBuilt(files.get(`/sitemap-${language}.xml`) ?? '')).join();
  for (const { path } of OF_PAGES.filter(({ sample }) => sample))
    for (const language of LANGUAGES) {
      const { source } = pageAt(pathIn(language, path));
      expect(source.elements('meta', { name: 'robots', content: 'noindex' }), path).toHaveLength(1);
      expect(maps).not.toContain(`${site.address}${encodeURI(pathIn(language, path))}<`);
    }
});

it('every link to an entry with a misleading name has the caution beside it', () => {
  const found = flaws(({ html, main, language }) => {
    const linked = MISNAMED.filter(({ path }) => html.includes(`href="${pathIn(language, path)}"`));
    if (linked.length === 0) return [];
    return main.querySelectorAll('a').flatMap((link) => {
      const entry = linked.find(({ path }) => attribute(link, 'href') === pathIn(language, path));
      return entry ? missing(entry, textOf(partOf(link)), language).map((caution) => `${entry.path}: ${caution}`) : [];
    });
  });
  expect(found).toEqual([]);
});

it('every number of an unconfirmed helpline has the caution beside it', () => {
  const unconfirmed = withCautions(Object.values(helplines));
  const found = flaws(({ html, language }) =>
    unconfirmed.flatMap(({ number, confidence }) =>
      html
        .split(`>${number}<`)
        .slice(1)
        .flatMap((after, index, parts) => {
          const before = index === 0 ? html.slice(0, html.indexOf(`>${number}<`)) : (parts[index - 1] ?? '');
          const around = `${before.slice(-600)}>${number}<${after.slice(0, 400)}`;
          return missing({ confidence }, decode(around.replace(/<[^>]*>/g, '')), language).map(() => number);
        }),
    ),
  );
  expect(found).toEqual([]);
});

/** Keys under which records of data name an entry. */
const NAMES = ['title', 'name', 'label', 'hostelFullname', 'officialName', 'category'];

type Named = { texts: string; names: unknown[] };

/** Lists the parts of a published file that belong to one entry: a record, a line, an entry of a feed, an event, a contact. */
function recordsOf(address: string, text: string): Named[] {
  if (LANGUAGES.map(cataloguePath).includes(address)) return objectsIn(toRows(JSON.parse(text).data));
  if (address.endsWith('.json')) return objectsIn(JSON.parse(text));
  if (/\.(ics|vcf)$/.test(address))
    return text
      .split('BEGIN:V')
      .map((texts) => ({ texts, names: [/^(?:SUMMARY|FN)[^:]*:(.*)\r?$/m.exec(texts)?.[1]] }));
  if (address.endsWith('.atom'))
    return text.split('<entry>').map((texts) => ({ texts, names: [/<title>(.*?)<\/title>/.exec(texts)?.[1]] }));
  const [head = '', ...parts] = text.split('\n## ');
  const lines = parts.join('\n').split('\n');
  return [
    { texts: head, names: [/^# (.*)$/m.exec(head)?.[1]] },
    // A single word, such as the name of an album, also begins other lines.
    ...lines.map((texts) => ({ texts, names: [/^- \[?(\S* .*?)(?:\]\(|: | \()/.exec(texts)?.[1]] })),
  ];
}

function objectsIn(value: unknown): Named[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const named = NAMES.flatMap((key) => {
    const name = (value as Record<string, unknown>)[key];
    return typeof name === 'object' && name !== null ? Object.values(name) : (name ?? []);
  });
  return [
    ...(named.length > 0 ? [{ texts: JSON.stringify(value), names: named }] : []),
    ...Object.values(value).flatMap(objectsIn),
  ];
}

/** Whether a record of data has the fields that carry the cautions. */
const hasFields = ({ sample, nameUntil, reported, confidence }: Cautioned, { texts }: Named) =>
  (!sample || texts.includes('"sample":true')) &&
  (!nameUntil || texts.includes(`"nameUntil":"${nameUntil}"`)) &&
  (!reported || texts.includes('"reported":')) &&
  (confidence !== 'medium' || texts.includes('"confidence":"medium"'));

const OFFICES: Entry[] = officeGroups.flatMap(({ offices }) =>
  withCautions(Object.values(offices).map((office) => ({ ...office, title: office.designation, path: '' }))),
);

it('every published record that names an entry carries its cautions', () => {
  const addresses = [...files.keys()].filter((address) => /\.(json|txt|atom|ics|vcf)$/.test(address));
  const found = addresses.flatMap((address) => {
    const text = readBuilt(files.get(address) ?? '');
    // The data of islands names schemes also where it states no fact of them, such as the choice of schemes for a list of papers.
    const entries = [...MISNAMED, ...(address.startsWith('/assets/') ? [] : OF_PAGES)];
    if (address.endsWith('.vcf')) entries.push(...OFFICES);
    const named = entries.flatMap((entry) =>
      LANGUAGES.filter((language) => text.includes(entry.title[language])).map((language) => ({ entry, language })),
    );
    if (named.length === 0) return [];
    return recordsOf(address, text).flatMap((record) =>
      named
        .filter(({ entry, language }) => record.names.includes(entry.title[language]) && !hasFields(entry, record))
        .flatMap(({ entry, language }) =>
          missing(entry, record.texts, language).map((caution) => `${address}, ${entry.title[language]}: ${caution}`),
        ),
    );
  });
  expect(found).toEqual([]);
});
