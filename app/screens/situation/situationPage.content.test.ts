import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { collectSituationPage } from './situationPage.server.ts';

it.each(LANGUAGES)('a group that names a benefit shows the amount of that benefit, in "%s"', (language) => {
  for (const { id, choice } of situations.filter((one) => one.choice)) {
    const shown = collectSituationPage(id, language)?.choice?.groups ?? [];
    choice?.groups.forEach(({ benefit, schemes: ids }, index) => {
      const amounts = schemes
        .filter((scheme) => benefit !== undefined && ids.includes(scheme.id))
        .flatMap((scheme) => scheme.benefits.filter(({ figure }) => figure === benefit).map(({ rupees }) => rupees));
      expect(Object.values(shown[index]?.benefits ?? {}).map(({ rupees }) => rupees)).toEqual(amounts);
      expect(amounts.length > 0).toBe(benefit !== undefined);
    });
  }
});
