import { describe, expect, it } from 'vitest';
import { formatSchemeLines } from '#app/components/share/formatSchemeLines.ts';
import { formatMessage } from '#app/components/share/message.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { bodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { collectSchemePage } from './schemePage.server.ts';

function formatLines(id: string, language: Language, district = '') {
  const scheme = collectSchemePage(id, language);
  if (!scheme) throw new Error(`There is no scheme ${id}`);
  const catalogues = { scheme: words(language, 'scheme'), schemes: words(language, 'schemes') };
  return formatSchemeLines({ scheme, district, words: catalogues, language });
}

describe('the shared message of a scheme', () => {
  it.each(LANGUAGES)(
    'contains the audience, the amount, where to apply, the papers and a telephone number, in "%s"',
    (language) => {
      const t = words(language, 'scheme');
      const prefixes = (['forWhom', 'amount', 'where', 'papers', 'phone'] as const).map(
        (key) => t(`send.${key}`, { text: '*', number: '*', name: '' }).split('*')[0] ?? '',
      );
      for (const { id, documents } of schemes)
        formatLines(id, language).forEach((line, index) => {
          const mayBeEmpty = index === 4 || (index === 3 && documents.length === 0);
          expect(line === '' ? mayBeEmpty : line.startsWith(prefixes[index] ?? '?'), `${id}: ${line}`).toBe(true);
        });
    },
  );

  it.each(LANGUAGES)(
    'names the office of the taluka as the place to apply, and no other office to call, in "%s"',
    (language) => {
      const inTaluka = schemes.flatMap(({ id, apply }) => {
        const body = bodyWithOffices(apply.bodies[0] ?? '', language);
        return body.talukaOffice ? [{ id, title: body.title }] : [];
      });
      const numbers = officeGroups
        .flatMap(({ offices }) => Object.values(offices))
        .flatMap((one) => one.office_phone_number ?? []);
      for (const district of ['', ...DISTRICT_IDS]) {
        for (const { id, title } of inTaluka) {
          const lines = formatLines(id, language, district);
          expect(lines.join('\n')).toContain(title);
          for (const number of numbers) expect(lines.at(-1)).not.toContain(number);
        }
      }
    },
  );

  it('never sends the number of a control room', () => {
    const controlRooms = officeGroups
      .flatMap(({ offices }) => Object.values(offices))
      .flatMap((one) => (one.isControlRoom ? (one.office_phone_number ?? []) : []));
    const sent = schemes.flatMap(({ id }) =>
      ['', ...DISTRICT_IDS].flatMap((district) => formatLines(id, 'mr', district)),
    );
    for (const number of controlRooms) expect(sent.join('\n')).not.toContain(number);
  });

  it('has the telephone number of the office in the chosen district', () => {
    const changed = schemes.filter(({ id }) => formatLines(id, 'en').at(-1) !== formatLines(id, 'en', 'thane').at(-1));
    expect(changed.length).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)(
    'has at most six lines and never shortens where to apply, the papers or the telephone number, in "%s"',
    (language) => {
      const flawed = schemes.flatMap(({ id, title }) => {
        const sent = formatMessage({
          title: title[language],
          lines: formatLines(id, language),
          address: 'https://a.example',
        });
        const lines = sent.split('\n');
        const cut = lines.slice(3).some((line) => /^(Apply|Papers|Phone|अर्ज|कागदपत्रे)/.test(line) && line.endsWith('…'));
        return lines.length > 7 || cut || lines.some((line) => line.length > 162) ? [sent] : [];
      });
      expect(flawed).toEqual([]);
    },
  );
});
