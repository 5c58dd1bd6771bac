import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { allExamples, type Example } from './examples.ts';
import { InLanguage } from './InLanguage.tsx';
import { type Material, materialIn } from './material.server.ts';

const COMPONENTS = join(process.cwd(), 'app', 'components');

/** Folders with nothing to see in them, and where it is seen. */
const NOTHING_TO_SEE: Record<string, string> = {
  Carousel: 'moves the photos of PhotosDialog and of the home page',
  address: 'reads the address',
  remembered: 'keeps what a visitor chose',
};

const folders = readdirSync(COMPONENTS).filter((folder) => !NOTHING_TO_SEE[folder]);

function htmlOf(example: Example, material: Material): string {
  const element = <InLanguage language={material.language}>{example(material)}</InLanguage>;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

describe('every component', () => {
  it.each(folders)('has its examples: %s', (folder) => {
    expect(existsSync(join(COMPONENTS, folder, `${folder}.examples.tsx`))).toBe(true);
  });

  it('that is left out is still there', () => {
    expect(Object.keys(NOTHING_TO_SEE).filter((folder) => !existsSync(join(COMPONENTS, folder)))).toEqual([]);
  });
});

describe.each(LANGUAGES)('in "%s"', (language) => {
  const material = materialIn(language);
  const states = allExamples.flatMap(([name, examples]) =>
    Object.entries(examples.states).map(([state, example]) => ({ name, state, example })),
  );

  it.each(states)('$name shows something: $state', ({ example }) => {
    expect(htmlOf(example, material)).toMatch(/<\w/);
  });
});

describe('a state in Marathi', () => {
  it('speaks Marathi throughout, whatever the page speaks', () => {
    const [, card] = allExamples.find(([name]) => name === 'OfficeCard') ?? [];
    const html = card ? htmlOf(card.states.plain, materialIn('mr')) : '';
    expect(html).toContain('नकाशा');
    expect(
      html
        .replaceAll('<wbr/>', '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\S+@\S+/g, ''),
    ).not.toMatch(/[A-Za-z]/);
  });
});
