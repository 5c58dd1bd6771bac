import type { Term } from '#app/model/glossary/schema.server.ts';
import { errorAt, type Finding } from '../finding.ts';
import type { Text } from '../texts.ts';

/** A text that uses a term in English has one of its Marathi forms, and no text has a form that is not used. */
export function glossary(texts: Text[], terms: Term[]): Finding[] {
  const compared = terms
    .filter(({ checked }) => checked !== false)
    .map((term) => ({ ...term, pattern: formsOf(term.en), outside: term.unless && formsOf(term.unless) }));
  const findings = texts.flatMap((text) => {
    const place = { file: text.file, field: `${text.field}.mr` };
    const english = text.en.replace(/\{\{.*?\}\}/g, ' ');
    const missing = compared.filter(({ pattern, outside, mr, stems = [mr] }) => {
      const rest = outside ? english.replace(outside, ' ') : english;
      return rest.search(pattern) >= 0 && !stems.some((stem) => text.mr.includes(stem));
    });
    return [
      ...missing.map(({ en, mr }) =>
        errorAt(place, `has no word for “${en[0]}”. The glossary (content/glossary.yaml) says: ${mr}`),
      ),
      ...avoidedForms(text.mr, terms).map((problem) => errorAt(place, problem)),
    ];
  });
  return [...findings, ...unexplained(texts, terms)];
}

/** What is said about every form in a Marathi text that is not used. */
export function avoidedForms(marathi: string, terms: Term[]): string[] {
  return terms.flatMap(({ mr: instead, avoid = [] }) =>
    avoid
      .filter(({ mr, unless = [] }) =>
        unless.reduce((rest, right) => rest.replaceAll(right, ' '), marathi).includes(mr),
      )
      .map(({ mr, why }) => `has “${mr}”. Write ${instead} (${why})`),
  );
}

/** A file that uses a hard official word says its everyday word in brackets behind it, once at least. */
function unexplained(texts: Text[], terms: Term[]): Finding[] {
  const files = [...Map.groupBy(texts, ({ file }) => file).values()];
  return terms.flatMap(({ mr, explained }) =>
    files.flatMap((inFile) => {
      const first = inFile.find((text) => text.mr.includes(mr));
      if (!(explained && first) || inFile.some((text) => text.mr.includes(`(${explained})`))) return [];
      const sentence = `has “${mr}”, which this file does not explain. Write once: ${mr} (${explained})`;
      return [errorAt({ file: first.file, field: `${first.field}.mr` }, sentence)];
    }),
  );
}

/** The forms as whole words, in small or capital letters. */
function formsOf(forms: string[]): RegExp {
  const escaped = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'gi');
}
