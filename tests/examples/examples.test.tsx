import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { allExamples, type Example } from './examples.ts';
import { InLanguage } from './InLanguage.tsx';
import { type Material, materialIn } from './material.server.ts';

const COMPONENTS = join(process.cwd(), 'app', 'components');
const EXAMPLES = join(process.cwd(), 'tests', 'examples');

const sources = [COMPONENTS, EXAMPLES].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file))
    .map((file) => ({ name: basename(file), folder, text: readFileSync(join(folder, file), 'utf8') })),
);

function htmlOf(example: Example, material: Material): string {
  return renderToStaticMarkup(<InLanguage language={material.language}>{example(material)}</InLanguage>);
}

describe('every component', () => {
  it.each(sources.filter(({ folder }) => folder === COMPONENTS))(
    'has examples or is part of a component that has them: $name',
    ({ name }) => {
      expect(sources.some(({ text }) => text.includes(`/${name}'`))).toBe(true);
    },
  );
});

describe.each(LANGUAGES)('in "%s"', (language) => {
  const material = materialIn(language);
  const states = allExamples.flatMap(([name, examples]) =>
    Object.entries(examples.states).map(([state, example]) => ({ name, state, example })),
  );

  it.each(states)('$name is not empty: $state', ({ example }) => {
    expect(htmlOf(example, material)).toMatch(/<\w/);
  });
});

describe('a Marathi state', () => {
  it('has no English text, even on an English page', () => {
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
