import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Sources of the published site, its worker, servers and build. */
const PUBLISHED = globSync([
  'app/**/*.{ts,tsx}',
  'worker/**/*.ts',
  'server/**/*.ts',
  'site-build/**/*.ts',
  '*.config.ts',
]);

describe('the editor’s desk', () => {
  it('is not imported by published code', () => {
    expect(PUBLISHED.length).toBeGreaterThan(400);
    const deskImport = /from '(#desk|(\.\.?\/)+desk)|@rjsf\/|['"/]drafts['"/]/;
    expect(PUBLISHED.filter((file) => deskImport.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('has its form library in devDependencies', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@rjsf'))).toEqual([]);
  });
});
