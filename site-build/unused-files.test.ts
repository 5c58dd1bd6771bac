import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keepFilesOfRenderer, removeUnusedFiles, usedFiles } from './unused-files.ts';

const MANIFEST = {
  'app/entry.ts': { file: 'assets/entry.js', imports: ['_shared.js'], dynamicImports: ['app/dialog.tsx'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['app/entry.ts'] },
  'app/dialog.tsx': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
  'app/screens/home/route.tsx': { file: 'assets/route.js', css: ['assets/route.css'], imports: ['_shared.js'] },
};

describe('the files that a script needs', () => {
  it('are those of all its imports, also dynamic and circular ones, and their stylesheets', () => {
    expect([...usedFiles(MANIFEST, ['app/entry.ts'])].sort()).toEqual([
      'assets/dialog.css',
      'assets/dialog.js',
      'assets/entry.js',
      'assets/shared.css',
      'assets/shared.js',
    ]);
  });
});

describe('the files of a finished site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unused-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those that pages use, and the site’s stylesheet without the rules that every page inlines', async () => {
    for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
    const entry = { 'app/entry.client.ts': { file: 'assets/entry-1.js' } };
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(entry));
    for (const file of ['entry-1.js', 'route-2.js', 'route-3.css', 'icons-4.svg'])
      writeFileSync(join(folder, 'assets', file), '');
    writeFileSync(join(folder, 'assets/root-5.css'), 'a{color:red}.head{color:blue}.foot{color:green}\n');
    mkdirSync(join(folder, 'assets/screens'));
    writeFileSync(join(folder, 'assets/screens/6.css'), '');
    const kept = join(folder, 'kept');
    keepFilesOfRenderer(folder, kept);
    expect(readdirSync(kept, { recursive: true }).sort()).toEqual([
      '.vite',
      '.vite/manifest.json',
      'assets',
      'assets/root-5.css',
      'assets/route-3.css',
    ]);
    expect(readFileSync(join(kept, 'assets/root-5.css'), 'utf8')).toContain('a{color:red}');
    for (const path of [kept, join(folder, 'assets/screens')]) rmSync(path, { recursive: true });
    await removeUnusedFiles(folder);
    expect(readdirSync(folder)).toEqual(['assets']);
    expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['entry-1.js', 'icons-4.svg', 'root-5.css']);
    expect(readFileSync(join(folder, 'assets/root-5.css'), 'utf8')).toBe('.head{color:#00f}.foot{color:green}');
  });
});
