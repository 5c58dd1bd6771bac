import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { formatMessage } from '../share/message.ts';
import { formatSituationLines } from './formatSituationLines.server.ts';

describe.each(LANGUAGES)('the shared message of a situation, in "%s"', (language) => {
  it.each(situations.map((entry) => [entry.id, entry] as const))(
    'has the amounts of the lead, the first step and where to go before any helpline: %s',
    (_, entry) => {
      const { title, lead, first } = localize(entry, language);
      const sent = formatMessage({ title, lines: formatSituationLines(entry, language), address: 'https://a.example' });
      const t = words(language, 'situation');
      for (const [amount] of lead.matchAll(/₹[\d०-९,.]*[\d०-९]/g)) expect(sent).toContain(amount);
      expect(sent).not.toContain(' …\n');
      const [step, where] = [sent.indexOf(first[0]?.what ?? '?'), sent.indexOf(`\n${t('places.title')}: `)];
      expect(step).toBeGreaterThan(0);
      expect(where).toBeGreaterThan(step);
      const helpline = sent.search(/\n[\d-]{3,}: /);
      if (helpline >= 0) expect(helpline).toBeGreaterThan(where);
    },
  );
});
