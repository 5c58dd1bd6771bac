import { expect, it } from 'vitest';
import { formatBenefitFigure, whoseAmount } from '#app/components/facts/benefitText.ts';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { hasOtherBenefits } from '#app/model/schemes/otherBenefits.ts';
import { attribute, flaws, partOf, textOf } from './pages.ts';

/** First amounts of schemes that have others, by the address of the scheme. */
const FIRST_AMOUNTS = new Map(
  LANGUAGES.flatMap((language) =>
    localize(schemes, language).flatMap(({ id, benefits }) => {
      const [benefit] = benefits;
      const whose = benefit && whoseAmount({ benefit, hasOtherBenefits: hasOtherBenefits(benefits) });
      if (!whose) return [];
      const figure = formatBenefitFigure(benefit, words(language, 'schemes'), language);
      return [[pathIn(language, `/scheme/${id}`), { whose, figure }] as const];
    }),
  ),
);

it('every row with the first of several amounts of a scheme says whose it is', () => {
  let rows = 0;
  const found = flaws(({ main }) =>
    main.querySelectorAll('a').flatMap((link) => {
      const path = attribute(link, 'href') ?? '';
      const first = FIRST_AMOUNTS.get(path);
      const row = first ? textOf(partOf(link)) : '';
      if (!first || !row.includes(first.figure)) return [];
      rows++;
      return row.includes(first.whose) ? [] : `${path}: ${row}`;
    }),
  );
  expect(found).toEqual([]);
  expect(rows).toBeGreaterThan(0);
});
