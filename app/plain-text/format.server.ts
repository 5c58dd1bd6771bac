import { formatProvenance, formatSourceName, type ShownProvenance } from '#app/components/facts/Provenance.tsx';
import { type Language, otherLanguage, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { cautionSentence } from '#app/model/cautions.ts';
import { site } from '#app/model/site/data.server.ts';
import { textPath } from './textPath.ts';

/** The facts of a page. */
export type PlainPage = {
  title: string;
  lead: string;
  provenance: ShownProvenance | undefined;
  parts: PlainPart[];
};

type PlainPart = { title: string; lines: readonly string[] };

/** Formats a page as Markdown. The day of the facts is at the beginning, because programs often read only the first lines. */
export function formatPage({ title, lead, provenance, parts }: PlainPage, path: string, language: Language): string {
  const t = words(language, 'plain-text');
  const sources = { title: words(language, 'components')('sources.title'), lines: sourceLines(provenance, language) };
  const head = [
    ...provenanceLines(provenance, language),
    t('page', { address: site.address + pathIn(language, path) }),
    t('otherLanguage', { address: site.address + textPath(path, otherLanguage(language)) }),
    `${site.department[language]}, ${site.government[language]}`,
  ];
  const blocks = [
    `# ${title}`,
    lead,
    list(head),
    ...[...parts, sources]
      .filter(({ lines }) => lines.length > 0)
      .map((part) => `## ${part.title}\n\n${list(part.lines)}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

function provenanceLines(provenance: ShownProvenance | undefined, language: Language): string[] {
  if (!provenance) return [];
  const t = words(language, 'components');
  const { sample, confidence } = provenance;
  return [
    formatProvenance(provenance, t, language),
    ...[cautionSentence(provenance, t, language)].filter(Boolean),
    ...(sample ? [t('sampleNote')] : []),
    ...(confidence === 'medium' && !sample ? [t('pageToBeConfirmed')] : []),
  ];
}

function sourceLines(provenance: ShownProvenance | undefined, language: Language): string[] {
  const t = words(language, 'components');
  return (provenance?.sources ?? []).map((source) =>
    source.kind === 'address' ? source.address : formatSourceName(source, t),
  );
}
