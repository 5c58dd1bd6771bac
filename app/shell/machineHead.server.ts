import { type Language, languageOf, pathIn, plainPath } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { CARD_SIZE, cardPath, findCard } from '#app/model/cards/data.server.ts';
import { CHANGE_FEEDS, CHANGES_PAGE, FEED_PAGES, FEEDS } from '#app/model/feeds/addresses.ts';
import { site } from '#app/model/site/data.server.ts';

/**
 * Adds to the head what only machines read: the card that messengers show with a link, and where the feeds are. It
 * stands in the page's file alone; a phone that goes on inside the site needs none of it. Title, description and
 * address are taken from the page, so that they cannot differ; a page without an address of its own has no card. What `twitter:` has no tag for is read from `og:`.
 */
export function withMachineHead(html: string, pathname: string): string {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description] = /<meta name="description" content="([^"]*)"\/>/.exec(html) ?? [];
  const [, address] = /<link rel="canonical" href="([^"]*)"\/>/.exec(html) ?? [];
  const path = plainPath(decodeURI(pathname));
  const card = findCard(path);
  if (title === undefined || description === undefined || address === undefined || !card) return html;
  const language = languageOf(pathname);
  const properties = {
    'og:type': 'website',
    'og:site_name': site.siteName[language],
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': LOCALES[language],
    'og:locale:alternate': LOCALES[language === 'mr' ? 'en' : 'mr'],
    'og:image': site.address + cardPath(card.name),
    'og:image:width': CARD_SIZE.width,
    'og:image:height': CARD_SIZE.height,
    'og:image:alt': escaped(card.alt[language]),
  };
  // The guidelines for government websites ask for keywords (5.1.17): what the page is about, and whose it is.
  const keywords = [
    title.split(' – ')[0],
    site.department[language],
    site.government[language],
    site.division[language],
  ];
  const tags = [
    `<meta name="keywords" content="${keywords.join(', ')}"/>`,
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${content}"/>`),
    `<meta name="twitter:card" content="summary_large_image"/>`,
    `<meta name="twitter:image:alt" content="${properties['og:image:alt']}"/>`,
    ...(FEED_PAGES.includes(path) ? feedLinks(FEEDS, words(language, 'notices')('feedTitle'), language) : []),
    ...(path === CHANGES_PAGE ? feedLinks(CHANGE_FEEDS, words(language, 'changes')('feedTitle'), language) : []),
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

const LOCALES = { en: 'en_IN', mr: 'mr_IN' };

function feedLinks(feeds: readonly { path: string; type: string }[], title: string, language: Language): string[] {
  return feeds.map(
    ({ path, type }) => `<link rel="alternate" type="${type}" title="${title}" href="${pathIn(language, path)}"/>`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
