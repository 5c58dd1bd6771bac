import { describe, expect, it } from 'vitest';
import { formatFirstBenefit, whoseAmount } from '#app/components/facts/benefitText.ts';
import { formatSchemeLines } from '#app/components/share/formatSchemeLines.ts';
import { findHandout } from '#app/handouts/handout.server.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { hasOtherBenefits } from '#app/model/schemes/otherBenefits.ts';
import { schemeNames } from '#app/model/schemes/schemeNames.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { situationText } from '#app/plain-text/situationText.server.ts';
import { collectSchemePage } from '#app/screens/scheme/schemePage.server.ts';
import { collectSheet } from '#app/screens/situation-sheet/sheet.server.ts';
import { groupSchemesBySituation } from '#app/screens/who-gets-what/schemesBySituation.server.ts';

describe.each(LANGUAGES)(
  'every first amount, in "%s", says whose it is if there are others, and no other does:',
  (language) => {
    const t = words(language, 'schemes');
    const firsts = localize(schemes, language).flatMap(({ id, benefits, ...names }) => {
      const [benefit] = benefits;
      if (!benefit) return [];
      const first = { benefit, hasOtherBenefits: hasOtherBenefits(benefits) };
      return [
        { id, name: schemeNames(names).name, whose: whoseAmount(first), text: formatFirstBenefit(first, t, language) },
      ];
    });
    const textOf = Object.fromEntries(firsts.map(({ id, text }) => [id, text]));

    it('the content has amounts of both kinds', () => {
      expect(firsts.some(({ whose }) => whose)).toBe(true);
      expect(firsts.some(({ whose }) => !whose)).toBe(true);
    });

    it('the table of who gets what', () => {
      for (const group of groupSchemesBySituation(language))
        for (const { id, gets } of group.schemes) expect(gets).toBe(textOf[id]);
    });

    it('the text and the sheet of a situation', () => {
      for (const situation of situations) {
        const lines = situationText(situation.id, language).parts.flatMap((part) => part.lines);
        const sheet = collectSheet(situation, language, { count: situation.schemes.length, hasOfficialNames: false });
        for (const { id, name, whose, text } of firsts.filter((first) => situation.schemes.includes(first.id))) {
          expect(
            lines.some((line) => line.startsWith(name) && line.includes(`: ${text}`)),
            `${situation.id}: ${id}`,
          ).toBe(true);
          const row = sheet.schemes.find((scheme) => scheme.id === id)?.nameAndAmount;
          expect(row).toBe(whose ? `${name}. ${text}.` : `${name}: ${text}.`);
        }
      }
    });

    it('the message and the handout of a scheme', () => {
      const catalogues = { scheme: words(language, 'scheme'), schemes: t };
      for (const { id, name, whose, text } of firsts) {
        const scheme = collectSchemePage(id, language);
        if (!scheme) throw new Error(`There is no scheme ${id}`);
        const lines = formatSchemeLines({ scheme, district: '', words: catalogues, language });
        expect(lines[1]).toBe(catalogues.scheme('send.amount', { text }));
        const what = findHandout(pageOf.schemes(id), language)?.amount?.what;
        expect(what, id).toBe(whose === name ? undefined : whose);
      }
    });
  },
);
