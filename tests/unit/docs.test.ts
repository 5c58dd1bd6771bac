import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';

const documents = globSync(['README.md', 'CONTRIBUTING.md', '*/README.md', 'docs/**/*.md'], {
  exclude: ['node_modules/**', 'build/**'],
});

/** A path of the code in backticks, without placeholders. Excludes content/, whose paths may be examples. */
const CODE_PATH =
  /`((?:app|content-check|deploy|desk|docs|scripts|server|site-build|spreadsheets|tests|tools|worker)\/[\w./-]+)`/g;

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only files and folders of the code that exist', () => {
    const paths = [...text.matchAll(CODE_PATH)].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!\w+:|\/|#)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  });
});

it('docs/specification.md names the path of every screen', () => {
  const document = readFileSync('docs/specification.md', 'utf8');
  const ours = ['/scheme/:schemeId', '/citizen/services/:serviceId', '/search', '/feedback', '/policies', '/help'];
  const additions = [...ours, '/web-information-manager', '/accessibility', '/*'];
  const paths = Object.keys(SCREENS).filter((path) => !additions.includes(path));
  const written = paths.map((path) => path.replace(/:(\w+)/, '{$1}').replace(/^.*(?=\/hostelpdf)/, '…'));
  expect(written.filter((path) => !document.includes(`\`${path}\``))).toEqual([]);
});
