import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { foldersIn } from '#desk/server/folders.ts';
import { LIMITS, renderPages } from '#desk/server/pages/renderPages.ts';

const project = process.cwd();
const work = mkdtempSync(join(tmpdir(), 'previews-'));
afterAll(() => rmSync(work, { recursive: true }));

describe('the built server after the build', () => {
  it('renders an edited page for the desk, does not change the site, and shows a script in a text as text', async () => {
    const folders = foldersIn(project, work);
    const [file = ''] = globSync('schemes/*.yaml', { cwd: folders.content }).sort();
    const published = readFileSync(join(folders.content, file), 'utf8');
    const scheme = parse(published) as { id: string; title: { en: string; mr: string } };
    const title = { en: 'Edited <script>alert(1)</script>', mr: 'बदललेले <img src=x onerror=alert(1)>' };
    const texts = new Map([[file, editYaml(published, { ...scheme, title })]]);
    const paths = [`/scheme/${scheme.id}`, `/mr/scheme/${scheme.id}`];
    const publicPages = paths.map((path) => join(project, 'build/client', path, 'index.html'));
    const before = publicPages.map((page) => readFileSync(page, 'utf8'));
    const renderer = { server: join(project, 'build/server'), work, folders };
    // Leaves the time to the test runner, because other checks use the processor too. desk/server/pages/pagePreview.test.ts tests the limit.
    const limits = { ...LIMITS, milliseconds: 60_000 };
    const { pages } = await renderPages(renderer, { paths, texts }, new AbortController().signal, limits);
    const [english = '', marathi = ''] = paths.map((path) => pages.get(path));
    expect(english).toContain('Edited &lt;script&gt;alert(1)');
    expect(marathi).toContain('बदललेले &lt;img');
    for (const page of [english, marathi]) {
      expect(page).not.toMatch(/<script>alert|<img src=x/);
      expect(page).toMatch(/script-src 'self' 'sha256-[^;]+;/);
      expect(page).not.toContain("'unsafe-inline'");
    }
    expect(publicPages.map((page) => readFileSync(page, 'utf8'))).toEqual(before);
  });
});
