import { describe, expect, it } from 'vitest';
import { formatMessage } from '#app/components/share/message.ts';
import { schemeLines } from '#app/components/share/schemeLines.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { schemePage } from './schemePage.server.ts';

function formatLines(id: string, language: Language, district = '') {
  const scheme = schemePage(id, language);
  if (!scheme) throw new Error(`There is no scheme ${id}`);
  const catalogues = { scheme: words(language, 'scheme'), schemes: words(language, 'schemes') };
  return schemeLines({ scheme, district, words: catalogues, language });
}

describe('the shared message of a scheme', () => {
  it.each(LANGUAGES)('contains the audience, the amount, the papers and a telephone number, in "%s"', (language) => {
    const t = words(language, 'scheme');
    const prefixes = (['forWhom', 'amount', 'papers', 'phone'] as const).map(
      (key) => t(`send.${key}`, { text: '*', number: '*', name: '' }).split('*')[0] ?? '',
    );
    for (const { id, documents } of schemes)
      formatLines(id, language).forEach((line, index) => {
        const mayBeEmpty = index === 3 || (index === 2 && documents.length === 0);
        expect(line === '' ? mayBeEmpty : line.startsWith(prefixes[index] ?? '?'), `${id}: ${line}`).toBe(true);
      });
  });

  it('names the office of the chosen district', () => {
    const changed = schemes.filter(({ id }) => formatLines(id, 'en').at(-1) !== formatLines(id, 'en', 'thane').at(-1));
    expect(changed.length).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)(
    'has at most five lines and never shortens the papers or the telephone number, in "%s"',
    (language) => {
      const flawed = schemes.flatMap(({ id, title }) => {
        const sent = formatMessage({
          title: title[language],
          lines: formatLines(id, language),
          address: 'https://a.example',
        });
        const lines = sent.split('\n');
        const cut = lines.slice(3).some((line) => /^(Papers|Phone|कागदपत्रे)/.test(line) && line.endsWith('…'));
        return lines.length > 6 || cut || lines.some((line) => line.length > 122) ? [sent] : [];
      });
      expect(flawed).toEqual([]);
    },
  );
});
