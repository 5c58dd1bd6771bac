import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { categories } from '#app/model/schemes/data.server.ts';
import type { SitePath } from '#app/screens.ts';
import { searchEntries } from '#app/search/documents/documents.server.ts';
import {
  DRAWER,
  FOOTER_LINKS,
  NAVIGATION,
  type NavigationLink,
  type ShellWord,
} from '#app/shell/navigation/navigation.ts';

type TreeLink = { title: string; path: SitePath };

/** `path`: address of the branch, if it is a page. */
export type Branch = { title: string; path?: SitePath; links: TreeLink[] };

const aboutTheSite = FOOTER_LINKS.filter(({ path }) => path !== '/sitemap');

/** Screens that the sitemap lists under a navigation entry although the navigation does not link them. */
const EXTRA_PATHS: Partial<Record<ShellWord, SitePath[]>> = {
  'nav.about': ['/about'],
  'nav.office': ['/office', '/district', '/office/collector', '/office/legal-aid', '/commissionerate'],
  'nav.schemes': ['/eligibility', '/eligibility/schemes', '/elsewhere', '/papers', '/print'],
};

export function createSiteTree(language: Language): Branch[] {
  const t = words(language, 'shell');
  const titles = new Map(searchEntries(language).map(({ path, title }) => [path, title]));
  const withTitle = (path: SitePath): TreeLink => {
    const title = titles.get(path);
    if (title === undefined) throw new Error(`The search index has no title for ${path}`);
    return { title, path };
  };
  const toLink = ({ word, path }: NavigationLink): TreeLink => ({ title: t(word), path });
  const extraLinks = (word: ShellWord) => (EXTRA_PATHS[word] ?? []).map(withTitle);
  return [
    ...NAVIGATION.map((entry): Branch => {
      if ('links' in entry)
        return { title: t(entry.word), links: [...entry.links.map(toLink), ...extraLinks(entry.word)] };
      if (entry.path !== '/scheme') return { ...toLink(entry), links: [] };
      const allSchemes = { title: t('error.allSchemes'), path: entry.path };
      const categoryLinks = categories.map(({ id, title }) => ({
        title: title[language],
        path: pageOf.categories(id),
      }));
      return { title: t(entry.word), links: [allSchemes, ...extraLinks(entry.word), ...categoryLinks] };
    }),
    ...DRAWER.map(({ word, links }) => ({
      title: t(word),
      links: links.flatMap((link) => ('nested' in link ? link.nested : [link])).map(toLink),
    })),
    {
      title: t('footerNavigation'),
      links: [
        ...aboutTheSite.map(toLink),
        withTitle('/accessibility/report'),
        { title: words(language, 'search-box')('search'), path: '/search' },
      ],
    },
  ];
}
