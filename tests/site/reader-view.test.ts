import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { splitBenefitAmount } from '#app/components/facts/benefitText.ts';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { cautionsOf, cautionText } from '#app/model/cautions.ts';
import { localize } from '#app/model/localize.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { pageAt } from './pages.ts';

/** Returns in lower case the text that the reader view of Firefox shows of a page. */
function readerViewOf(path: string): string {
  const { document } = parseHTML(pageAt(path).html);
  return new Readability(document).parse()?.textContent?.replace(/\s+/g, ' ').toLowerCase() ?? '';
}

it.each(LANGUAGES)('the reader view of a scheme shows its first amount and its cautions: "%s"', (language) => {
  const [ofSchemes, ofComponents] = [words(language, 'schemes'), words(language, 'components')];
  const missing = schemes.flatMap((scheme) => {
    const shown = readerViewOf(pathIn(language, `/scheme/${scheme.id}`));
    const [amount = 'no benefit'] = localize(scheme, language).benefits.map(
      (benefit) => splitBenefitAmount(benefit, ofSchemes, language).figure,
    );
    const cautions = cautionsOf(scheme).map((caution) => cautionText(caution, ofComponents, language));
    return [amount, ...cautions]
      .filter((text) => !shown.includes(text.toLowerCase()))
      .map((text) => `${scheme.id}: ${text}`);
  });
  expect(missing).toEqual([]);
});
