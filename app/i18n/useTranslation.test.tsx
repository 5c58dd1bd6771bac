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

/** Words that come one after the other, as over a slow line. */
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

describe('a part of the page', () => {
  it('waits for its words, whatever the order they come in', async () => {
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

  it('that is fetched late shows itself before its words are there', async () => {
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

  it('is refused without words around it', () => {
    expect(() => renderToStaticMarkup(<Late />)).toThrow('put <WordsContext value={…}> around it');
  });

  it('names the files that it was made with, in the order they were asked for', () => {
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

describe('the function that gives the words', () => {
  it('is the same each time, and of the first file', () => {
    const words = wordsFor('en');
    expect(words.of(['hostel', 'shell']).t).toBe(words.of('hostel').t);
    expect(words.of('shell').t).not.toBe(words.of('hostel').t);
  });

  it('asks the other files where a key names one', () => {
    expect(wordsFor('en').of(['hostel', 'components']).t('components:noDataFound')).toBe('No Data Found..!');
  });

  it('shows the key of a missing word in a browser, and the page stays', async () => {
    const words = slowWords();
    await words.waitFor('hostel');
    expect(keys(words.of('hostel').t)('nowhere')).toBe('nowhere');
    expect(keys(words.of('hostel').t)('shell:nav.home')).toBe('nav.home');
  });
});

describe('a key that the English file does not have', () => {
  it('does not compile', () => {
    const { t } = wordsFor('en').of(['eligibility', 'components']);
    const asked = () => [
      // @ts-expect-error: no such key.
      t('nowhere'),
      // @ts-expect-error: a group of words is not a word.
      t('results'),
      // @ts-expect-error: the ending follows from the count.
      t('results.title_one'),
      // @ts-expect-error: the ending follows from the context.
      t('answers.title_them'),
      // @ts-expect-error: a word of the second file is asked for with its name.
      t('noDataFound'),
      // @ts-expect-error: a file that was not named.
      t('shell:nav.home'),
      // @ts-expect-error: nobody whom a sentence could be about.
      t('answers.title', { context: 'us' }),
    ];
    expect(asked).toThrow('app/i18n/en/eligibility.json has no "nowhere"');
    expect(t('answers.title', { context: 'them' })).toBe('Their answers');
    expect(t('components:noDataFound')).toBe('No Data Found..!');
  });
});
