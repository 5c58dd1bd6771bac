import { describe, expect, it } from 'vitest';
import { isExcluded, joinPapers, validateAnswers } from '#app/components/situations/joinPapers.server.ts';
import { formatPaperUses } from '#app/components/situations/paperUses.ts';
import { findHandout } from '#app/handouts/handout.server.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { paperConditions, schemes } from '#app/model/schemes/data.server.ts';
import { papersOfScheme } from '#app/model/schemes/papers.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { situationText } from '#app/plain-text/situationText.server.ts';
import { collectSheet } from '#app/screens/situation-sheet/sheet.server.ts';

const lists = LANGUAGES.flatMap((language) => situations.map((situation) => ({ language, situation })));

describe.each(lists)('the papers of $situation.id in $language', ({ language, situation }) => {
  const own = situation.schemes.flatMap((id) => schemes.find((scheme) => scheme.id === id) ?? []);
  const shown = joinPapers(situation, own, language).flatMap(({ papers }) => papers);
  const excluded = new Set(
    Object.entries(paperConditions).flatMap(([id, condition]) =>
      isExcluded(condition, validateAnswers(situation)) ? [id] : [],
    ),
  );
  const asked = own.flatMap((scheme) => papersOfScheme(scheme, language));

  it('are all papers that its schemes ask of a person with the answers of the situation', () => {
    const wanted = asked.filter(({ conditionId }) => conditionId === undefined || !excluded.has(conditionId));
    expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(wanted.map(({ id }) => id)));
  });

  it('have no condition that the answers of the situation exclude', () => {
    const titles = [...excluded].map((id) => paperConditions[id]?.title[language]);
    expect(shown.flatMap(({ uses }) => uses.filter(({ condition }) => titles.includes(condition)))).toEqual([]);
  });

  it('have on page, sheet, plain text and poster the condition of a paper that only some people need', () => {
    const detail = { count: own.length, hasOfficialNames: false };
    const surfaces = {
      page: shown.flatMap(({ uses }) => formatPaperUses(uses, words(language, 'situation'), language)),
      sheet: collectSheet(situation, language, detail).papers.flatMap(({ texts }) => texts),
      text: situationText(situation.id, language).parts.flatMap(({ lines }) => lines),
    };
    const poster = findHandout(`/situations/${situation.id}`, language)?.papers.items;
    for (const { title, uses } of shown) {
      const conditions = uses.flatMap(({ condition }) => condition ?? []);
      for (const [surface, texts] of Object.entries(surfaces))
        for (const condition of conditions) expect(texts.join('\n'), surface).toContain(condition);
      if (conditions.length === uses.length && uses.length > 0)
        expect(poster, 'poster').toContain(`${title} (${conditions.join('; ')})`);
    }
  });
});
