import { formatDate } from '#app/i18n/format/dates.ts';
import { inBoth } from '#app/i18n/language.ts';
import { createTranslator } from '#app/i18n/translate.ts';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import type { Elsewhere } from '#app/model/elsewhere/schema.server.ts';
import { hasAmount } from '#app/model/elsewhere/shown.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import en from '#words/en/site/elsewhere.json' with { type: 'json' };
import mr from '#words/mr/site/elsewhere.json' with { type: 'json' };

/** What other departments give. The result names the department, and of which day an amount is. */
export const ELSEWHERE = elsewhere.map((entry) => ({
  path: pageOf.elsewhere(entry.id),
  title: entry.title,
  line: inBoth((language) => `${entry.owner[language]}: ${entry.gives[language]}`),
  note: hasAmount(entry) ? mayHaveChanged(entry) : undefined,
  sentences: inBoth((language) => entry.sentences[language].join(' · ')),
  body: [entry.ask.office],
}));

function mayHaveChanged({ asOf }: Elsewhere) {
  return inBoth((language) =>
    createTranslator(language, { en, mr })('mayHaveChanged', { date: formatDate(asOf, language) }),
  );
}
