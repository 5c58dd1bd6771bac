import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { RELEASES } from '#tests/examples/releases.ts';
import { changeFeeds } from './feeds.ts';

describe('the feed of changes', () => {
  const feeds = changeFeeds(RELEASES);

  it('lists each changed entry of a release once, in the language of the feed’s address', () => {
    expect([...feeds.keys()]).toEqual([
      '/changes/feed.atom',
      '/changes/feed.json',
      '/mr/changes/feed.atom',
      '/mr/changes/feed.json',
    ]);
    const { entries = [] } = parseAtomFeed(feeds.get('/mr/changes/feed.atom') ?? '');
    expect(entries.map(({ title }) => title?.value)).toEqual([
      'उदाहरणातील योजना',
      'सहायक आयुक्त, समाज कल्याण',
      'जुने पोर्टल',
    ]);
    expect(entries[0]?.summary?.value).toContain('₹१,००० ऐवजी ₹१,५००');
    expect(entries[0]?.id).toMatch(/:mr\/changes\/0\.3\.0\/schemes\/made-up$/);
    expect(entries[2]?.links?.[0]?.href).toMatch(/\/mr\/changes$/);
  });

  it('is valid when nothing has changed yet', () => {
    const json = JSON.parse(changeFeeds([]).get('/changes/feed.json') ?? '');
    expect(json).toMatchObject({ title: expect.stringContaining('What changed'), items: [] });
  });
});
