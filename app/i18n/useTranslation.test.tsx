import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Suspense } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readCatalogues } from './catalogue.ts';
import { useLateTranslation } from './useLateTranslation.ts';
import { useTranslation } from './useTranslation.ts';
import { WordsContext } from './WordsContext.ts';
import { wordsFor } from './words.server.ts';
import { createWords } from './words.ts';

/** Simulates catalogues that load one after the other, as on a slow connection. */
function slowWords() {
  const catalogues = readCatalogues(async (namespace) => {
    await new Promise((resolve) => setTimeout(resolve, namespace === 'shell' ? 20 : 5));
    return { title: `Title of ${namespace}`, error: { title: `Error of ${namespace}` } };
  });
  return createWords('en', catalogues, (_language, _namespace, key) => key);
}

const keys = (t: unknown) => t as (key: string) => string;

function Waiting() {
  const { t } = useTranslation(['hostel', 'shell']);
  return <h1>{[t('title'), t('shell:error.title')].join(', ')}</h1>;
}

function Late() {
  const { t, ready } = useLateTranslation('share');
  return <h1>{ready ? t('title') : 'not yet'}</h1>;
}

describe('a component', () => {
  it('suspends until its texts are loaded, in whatever order they arrive', async () => {
    const page = (
      <WordsContext value={slowWords()}>
        <Suspense fallback="nothing yet">
          <Waiting />
        </Suspense>
      </WordsContext>
    );
    const html = await new Promise<string>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(page, {
        onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
        onError: reject,
      });
    });
    expect(html).toContain('<h1>Title of hostel, Error of shell</h1>');
  });

  it('with useLateTranslation renders before its texts are loaded', async () => {
    const words = slowWords();
    const page = (
      <WordsContext value={words}>
        <Late />
      </WordsContext>
    );
    expect(renderToStaticMarkup(page)).toBe('<h1>not yet</h1>');
    await words.waitFor('share');
    expect(renderToStaticMarkup(page)).toBe('<h1>Title of share</h1>');
  });

  it('throws without a WordsContext', () => {
    expect(() => renderToStaticMarkup(<Late />)).toThrow('WordsContext has no value');
  });

  it('has the catalogues that it uses recorded, in the order of use', () => {
    const words = wordsFor('mr');
    renderToStaticMarkup(
      <WordsContext value={words}>
        <Waiting />
        <Late />
      </WordsContext>,
    );
    expect([...words.used]).toEqual(['hostel', 'shell', 'share']);
  });
});

describe('the function t', () => {
  it('is the same whenever the first catalogue is the same', () => {
    const words = wordsFor('en');
    expect(words.of(['hostel', 'shell']).t).toBe(words.of('hostel').t);
    expect(words.of('shell').t).not.toBe(words.of('hostel').t);
  });

  it('reads another catalogue if the key names it', () => {
    expect(wordsFor('en').of(['hostel', 'components']).t('components:noDataFound')).toBe('No Data Found..!');
  });

  it('returns the key of a missing text in a browser instead of throwing', async () => {
    const words = slowWords();
    await words.waitFor('hostel');
    expect(keys(words.of('hostel').t)('nowhere')).toBe('nowhere');
    expect(keys(words.of('hostel').t)('shell:nav.home')).toBe('nav.home');
  });
});

describe('a key that the English catalogue does not have', () => {
  it('does not compile', () => {
    const { t } = wordsFor('en').of(['eligibility', 'components']);
    const asked = () => [
      // @ts-expect-error: no such key.
      t('nowhere'),
      // @ts-expect-error: a group of texts is not a text.
      t('results'),
      // @ts-expect-error: the ending follows from the count.
      t('results.title_one'),
      // @ts-expect-error: the ending follows from the context.
      t('answers.title_them'),
      // @ts-expect-error: a text of the second catalogue needs its namespace.
      t('noDataFound'),
      // @ts-expect-error: a catalogue that was not requested.
      t('shell:nav.home'),
      // @ts-expect-error: an unknown context.
      t('answers.title', { context: 'us' }),
    ];
    expect(asked).toThrow('words/en/site/eligibility.json has no "nowhere"');
    expect(t('answers.title', { context: 'them' })).toBe('Their answers');
    expect(t('components:noDataFound')).toBe('No Data Found..!');
  });
});
