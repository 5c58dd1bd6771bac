import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What is published is made of these: the site, its worker, its servers, and the way from content to pages. */
const PUBLISHED = globSync([
  'app/**/*.{ts,tsx}',
  'worker/**/*.ts',
  'server/**/*.ts',
  'site-build/**/*.ts',
  '*.config.ts',
]);

describe('the editor’s desk', () => {
  it('is not asked for by anything that is published', () => {
    expect(PUBLISHED.length).toBeGreaterThan(400);
    const asking = /from '(#desk|(\.\.?\/)+desk)|@rjsf\/|['"/]drafts['"/]/;
    expect(PUBLISHED.filter((file) => asking.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('has its form library among the packages that build, not among those that visitors get', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@rjsf'))).toEqual([]);
  });
});
