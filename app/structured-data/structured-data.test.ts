import { describe, expect, it } from 'vitest';
import { HtmlPage } from '#app/finish/htmlPage.server.ts';
import { addStructuredData } from './structuredData.server.ts';

function withStructuredData(html: string, pathname: string): string {
  const page = new HtmlPage(html);
  addStructuredData(page, pathname);
  return page.toString();
}

const CRUMBS =
  '<nav class="x" aria-label="You are here"><ol><li><a href="/">Home</a></li><li><span>Hostels</span></li>' +
  '<li><span aria-current="page">Right &amp; &lt;/script&gt;</span></li></ol></nav>';
const PAGE = `<html><head></head><body>${CRUMBS}<p>&lt;/body&gt;</p></body></html>`;

describe('the structured data of a page', () => {
  const page = withStructuredData(PAGE, '/rtsact');

  it('is inserted at the end of the body, with closing script tags escaped', () => {
    expect(page.endsWith('</script></body></html>')).toBe(true);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
  });

  it('lists only breadcrumbs that are pages, and decodes their text', () => {
    const { '@graph': graph } = JSON.parse(/ld\+json">(.*)<\/script>/.exec(page)?.[1] ?? '');
    expect(graph[0].itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Right & </script>' },
    ]);
  });

  it('is not added to a page that search engines must not index', () => {
    const unindexed = PAGE.replace('<head>', '<head><meta name="robots" content="noindex"/>');
    expect(withStructuredData(unindexed, '/rtsact')).toBe(unindexed);
  });
});
