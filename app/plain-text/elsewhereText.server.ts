import { formatDate } from '#app/i18n/format/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import { ELSEWHERE_GROUPS } from '#app/model/elsewhere/schema.server.ts';
import { type ShownElsewhere, shownElsewhere } from '#app/model/elsewhere/shown.server.ts';
import { collectSources } from '#app/model/sources.server.ts';
import type { PlainPage } from './format.server.ts';

/** Writes the page about other departments as text, a line for each entry. */
export function elsewhereText(language: Language): PlainPage {
  const t = words(language, 'elsewhere');
  const provenance = combineProvenance(elsewhere);
  const shown = elsewhere.map((entry) => shownElsewhere(entry, language));
  return {
    title: t('title'),
    lead: t('lead'),
    provenance: provenance && { ...provenance, sources: collectSources(elsewhere) },
    parts: ELSEWHERE_GROUPS.map((id) => ({
      title: t(`groups.${id}`),
      lines: shown.filter(({ group }) => group === id).map((entry) => entryLine(entry, language)),
    })),
  };
}

function entryLine(entry: ShownElsewhere, language: Language): string {
  const { title, owner, gives, amountsOf, confidence, office, site, helplines } = entry;
  const t = words(language, 'elsewhere');
  const parts = [
    `${title} (${owner}): ${gives}`,
    amountsOf && t('mayHaveChanged', { date: formatDate(amountsOf, language) }),
    confidence === 'medium' && words(language, 'components')('toBeConfirmed'),
    office && t('office', { office }).replace(/\.?$/, '.'),
    site,
    ...helplines.map((helpline) => `${helpline.number}: ${helpline.title}.`),
  ];
  return parts.filter(Boolean).join(' ');
}
