import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { createQueryClient } from '../queryClient.ts';
import { LanguageContext } from '../words.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { differenceRows } from './differenceRows.ts';

const forms = { en: {}, mr: {} };
const photo = (name: string) => ({
  src: `/pictures/${name}.jpg`,
  caption: { en: `Photo ${name}`, mr: `छायाचित्र ${name}` },
});
const pdfs = (name: string) => ({ en: `/pdfs/${name}.en.pdf`, mr: `/pdfs/${name}.mr.pdf` });

/** Renders the table of differences in the language of the desk. */
const table = (language: Language, before: unknown, after: unknown) =>
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <LanguageContext value={language}>
        <DifferenceTable caption="x" rows={differenceRows(forms, before, after)} action={() => 'Comment'} />
      </LanguageContext>
    </QueryClientProvider>,
  );

const WORDS = {
  en: { replaced: 'Replaced picture', new: 'New picture', removed: 'Removed picture', sides: ['Before', 'After'] },
  mr: { replaced: 'बदललेले चित्र', new: 'नवे चित्र', removed: 'काढलेले चित्र', sides: ['आधी', 'नंतर'] },
};

describe.each(['en', 'mr'] as const)('in %s, the table of differences', (language) => {
  const words = WORDS[language];
  const captions = (markup: string) => [...markup.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, text]) => text);
  const pictures = (markup: string) => [...markup.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source]) => source);

  it('shows a replaced picture twice, and names both sides in words', () => {
    const markup = table(language, { photo: photo('a') }, { photo: { ...photo('a'), src: '/pictures/b.jpg' } });
    expect(markup).toContain(words.replaced);
    expect(captions(markup)).toEqual(words.sides);
    expect(pictures(markup)).toEqual(['/api/files?path=%2Fpictures%2Fa.jpg', '/api/files?path=%2Fpictures%2Fb.jpg']);
    expect(markup).toContain(photo('a').caption[language]);
  });

  it('says that a picture is new or removed, with its description in both languages', () => {
    for (const [before, after, word] of [
      [[], [photo('a')], words.new],
      [[photo('a')], [], words.removed],
    ] as const) {
      const markup = table(language, { photos: before }, { photos: after });
      expect(markup).toContain(word);
      expect(pictures(markup)).toHaveLength(1);
      for (const text of Object.values(photo('a').caption)) expect(markup).toContain(text);
    }
  });

  it('links to the PDF of each language before and after', () => {
    const markup = table(language, { pdf: pdfs('a') }, { pdf: pdfs('b') });
    const links = [...markup.matchAll(/href="([^"]*)"/g)].map(([, address]) => decodeURIComponent(address ?? ''));
    const inOrder = language === 'mr' ? (['mr', 'en'] as const) : (['en', 'mr'] as const);
    expect(links).toEqual(inOrder.flatMap((code) => ['a', 'b'].map((name) => `/api/files?path=${pdfs(name)[code]}`)));
  });
});

it('each line of the table has as many cells as there are columns', () => {
  const before = { photos: [photo('a'), photo('b')], pdf: pdfs('a'), title: photo('a').caption };
  const after = { photos: [photo('b'), { ...photo('c') }], pdf: pdfs('b'), title: photo('b').caption };
  const markup = table('en', before, after);
  const columns = markup.match(/<th scope="col"/g)?.length ?? 0;
  let heads = 0;
  for (const [, line = ''] of markup.split('<tbody>')[1]?.matchAll(/<tr[^>]*>(.*?)<\/tr>/g) ?? []) {
    const own = [...line.matchAll(/<t[hd]([^>]*)>/g)].map(([, attributes = '']) =>
      Number(/colspan="(\d)"/i.exec(attributes)?.[1] ?? 1),
    );
    expect(own.reduce((sum, count) => sum + count, heads)).toBe(columns);
    heads = /rowspan="2"/i.test(line) ? 1 : 0;
  }
});
