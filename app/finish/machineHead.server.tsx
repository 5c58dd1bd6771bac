import { renderToStaticMarkup } from 'react-dom/server';
import { findHandout } from '#app/handouts/handout.server.ts';
import { pictureAlt, picturePath } from '#app/handouts/picture.server.ts';
import { type Language, languageOf, pathIn, plainPath } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { CARD_SIZE, cardPath, findCard } from '#app/model/cards/data.server.ts';
import { CHANGE_FEEDS, CHANGES_PAGE, FEED_PAGES, FEEDS } from '#app/model/feeds/addresses.ts';
import { site } from '#app/model/site/data.server.ts';
import { TITLE_DIVIDER } from '#app/shell/document/pageName.ts';
import { type HtmlPage, textContent } from './htmlPage.server.ts';

/**
 * Adds link preview tags, keywords and feeds to a page with a canonical address. Adds `twitter:` tags only where they
 * differ from `og:`.
 */
export function addMetadata(page: HtmlPage, pathname: string): void {
  const [title] = page.elements('title').map(textContent);
  const description = page.elements('meta', { name: 'description' })[0]?.attribs.content;
  const address = page.elements('link', { rel: 'canonical' })[0]?.attribs.href;
  const path = plainPath(pathname);
  if (title === undefined || description === undefined || address === undefined) return;
  const language = languageOf(pathname);
  const preview = findPreviewPicture(path, language);
  if (!preview) return;
  // Required by the Guidelines for Indian Government Websites, 5.1.17.
  const keywords = [
    title.split(TITLE_DIVIDER)[0],
    site.department[language],
    site.government[language],
    site.division[language],
  ].join(', ');
  const properties = {
    'og:type': 'website',
    'og:site_name': site.siteName[language],
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': `${language}_IN`,
    'og:image': site.address + preview.path,
    'og:image:width': CARD_SIZE.width,
    'og:image:height': CARD_SIZE.height,
    'og:image:alt': preview.alt,
  };
  const tags = renderToStaticMarkup(
    <>
      <meta name="keywords" content={keywords} />
      {Object.entries(properties).map(([name, content]) => (
        <meta key={name} property={name} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={preview.alt} />
      {FEED_PAGES.includes(path) && <FeedLinks subject="notices" language={language} />}
      {path === CHANGES_PAGE && <FeedLinks subject="changes" language={language} />}
    </>,
  );
  page.append('head', tags);
}

/** Finds the picture for link previews: a picture with the facts of the page, or the drawing of its section of the site. */
function findPreviewPicture(path: string, language: Language): { path: string; alt: string } | undefined {
  const handout = findHandout(path, language);
  if (handout) return { path: picturePath(handout, 'wide'), alt: pictureAlt(handout) };
  const card = findCard(path);
  return card && { path: cardPath(card.name), alt: card.alt[language] };
}

function FeedLinks({ subject, language }: { subject: 'notices' | 'changes'; language: Language }) {
  const feeds = subject === 'notices' ? FEEDS : CHANGE_FEEDS;
  const title = words(language, subject)('feedTitle');
  return feeds.map(({ path, type }) => (
    <link key={path} rel="alternate" type={type} title={title} href={pathIn(language, path)} />
  ));
}
