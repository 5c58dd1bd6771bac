import { describe, expect, it } from 'vitest';
import { collectIslandStart, collectIslandStartInDevelopment } from './islandStart.server.ts';

const LISTEN = { name: 'Listen', words: [], props: {} };
const SHARE = { ...LISTEN, name: 'ShareButton' };
const chunk = (file: string, ...imports: string[]) => ({ file: `assets/${file}`, imports });

const MANIFEST = {
  'app/islands/hydrateIsland.tsx': chunk('hydrate-1.js', '_react.js'),
  'app/components/listen/Listen.island.tsx': chunk('Listen-2.js', '_react.js', '_parts.js'),
  'app/components/share/ShareButton.island.tsx': chunk('Share-3.js', '_icons.js'),
  'app/screens/search/SearchResults.island.ts': chunk('SearchResults-8.js', '_parts.js'),
  'words/mr/site/shell.json': chunk('mr/shell-4.js'),
  '_react.js': chunk('react-5.js'),
  '_parts.js': chunk('parts-6.js', '_icons.js', '_parts.js'),
  '_icons.js': chunk('icons-7.js'),
};

const startOf = (islands: Parameters<typeof collectIslandStart>[0], manifest: object = MANIFEST) =>
  collectIslandStart(islands, { language: 'mr', read: () => JSON.stringify(manifest) });

describe('what a page lists for its islands', () => {
  it('names the files of React once, and for each island only the other files that it needs', () => {
    const { start, files } = startOf([{ ...LISTEN, words: ['shell'] }, SHARE]);
    expect(start).toEqual({
      hydrate: '/assets/hydrate-1.js',
      files: ['/assets/react-5.js'],
      islands: [
        {
          module: '/assets/Listen-2.js',
          words: { shell: '/assets/mr/shell-4.js' },
          props: {},
          files: ['/assets/parts-6.js', '/assets/icons-7.js'],
        },
        { module: '/assets/Share-3.js', words: {}, props: {}, files: ['/assets/icons-7.js'] },
      ],
    });
    expect(files).toEqual([]);
  });

  it('has long properties in separate files, whose names change with their text', () => {
    const long = (letter: string) => ({ ...LISTEN, props: { text: letter.repeat(500) } });
    const { start, files } = startOf([long('a'), long('b'), long('a')]);
    const [first, second, third] = start.islands.map(({ props }) => props);
    expect(first).toMatch(/^\/assets\/data\/[\w-]+\.json$/);
    expect([first === third, first === second]).toEqual([true, false]);
    expect(files.map(({ address }) => address)).toEqual([first, second, third]);
    expect(JSON.parse(files[0]?.text ?? '')).toEqual({ text: 'a'.repeat(500) });
  });

  it('names no file of React, no words and no properties for an island without React', () => {
    const { start } = startOf([{ name: 'SearchResults', words: ['search'], props: { a: 1 } }]);
    expect(start.islands).toEqual([
      {
        module: '/assets/SearchResults-8.js',
        words: {},
        props: {},
        files: ['/assets/parts-6.js', '/assets/icons-7.js'],
        plain: true,
      },
    ]);
    const [inDevelopment] = collectIslandStartInDevelopment([
      { name: 'SearchResults', words: ['search'], props: {} },
    ]).islands;
    expect(inDevelopment).toMatchObject({ words: {}, plain: true });
  });

  it('is refused for an island without a file, or without a built script', () => {
    expect(() => startOf([{ ...LISTEN, name: 'Nowhere' }])).toThrow(
      'No file is named Nowhere.island.tsx or Nowhere.island.ts.',
    );
    expect(() => startOf([LISTEN], {})).toThrow("Vite's manifest has no app/");
  });

  it('names sources in development', () => {
    const { hydrate, islands } = collectIslandStartInDevelopment([LISTEN]);
    expect([hydrate, islands[0]?.module]).toEqual([
      '/app/islands/hydrateIsland.tsx',
      '/app/components/listen/Listen.island.tsx',
    ]);
  });
});
