import { describe, expect, it } from 'vitest';
import { type PageText, pageMeta } from './pageMeta.ts';

const root = { id: 'root', loaderData: { site: { address: 'https://site.example', department: 'Department' } } };
const PAGE: PageText = { title: 'Schemes', description: 'All schemes.' };

function metaOf(pathname: string, page: Partial<PageText> = {}) {
  return pageMeta({ location: { pathname }, matches: [root], loaderData: { page: { ...PAGE, ...page } } });
}

describe('the head of a page', () => {
  it('has the title with the department, and the description', () => {
    expect(metaOf('/scheme')).toEqual(
      expect.arrayContaining([{ title: 'Schemes – Department' }, { name: 'description', content: 'All schemes.' }]),
    );
  });

  it('has the title alone on the home page of both languages', () => {
    expect(metaOf('/')[0]).toEqual({ title: 'Schemes' });
    expect(metaOf('/mr')[0]).toEqual({ title: 'Schemes' });
  });

  it.each([
    { pathname: '/scheme', canonical: 'https://site.example/scheme' },
    { pathname: '/mr/scheme', canonical: 'https://site.example/mr/scheme' },
    { pathname: '/mr/scheme/', canonical: 'https://site.example/mr/scheme' },
    { pathname: '/mr', canonical: 'https://site.example/mr' },
  ])('names $canonical as the address of $pathname', ({ pathname, canonical }) => {
    expect(metaOf(pathname)).toContainEqual({ tagName: 'link', rel: 'canonical', href: canonical });
  });

  it.each(['/scheme', '/mr/scheme'])('names the alternates of %s in both languages', (pathname) => {
    const alternates = metaOf(pathname).filter((tag) => 'rel' in tag && tag.rel === 'alternate');
    expect(alternates).toEqual([
      { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'https://site.example/scheme' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'mr', href: 'https://site.example/mr/scheme' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://site.example/scheme' },
    ]);
  });

  it('keeps search engines off a page that stands for a missing one', () => {
    const tags = metaOf('/notices/events/not-found', { hidden: true });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(tags.some((tag) => 'rel' in tag)).toBe(false);
  });

  it('is empty when the page could not be loaded', () => {
    expect(pageMeta({ location: { pathname: '/' }, matches: [root], loaderData: undefined })).toEqual([]);
    expect(pageMeta({ location: { pathname: '/' }, matches: [undefined], loaderData: { page: PAGE } })).toEqual([]);
  });
});
