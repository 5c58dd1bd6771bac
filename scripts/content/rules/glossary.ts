import type { Term } from '#app/model/glossary/schema.server.ts';
import { errorAt, type Finding } from '../finding.ts';
import type { Text } from '../texts.ts';

/** A text that uses a term in English has one of its Marathi forms, and no text has a form that is not used. */
export function glossary(texts: Text[], terms: Term[]): Finding[] {
  const compared = terms
    .filter(({ checked }) => checked !== false)
    .map((term) => ({ ...term, pattern: formsOf(term.en), outside: term.unless && formsOf(term.unless) }));
  const avoided = terms.flatMap(({ mr, avoid = [] }) => avoid.map((form) => ({ ...form, instead: mr })));
  return texts.flatMap((text) => {
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
      ...avoided
        .filter(({ mr }) => text.mr.includes(mr))
        .map(({ mr, why, instead }) => errorAt(place, `has “${mr}”. Write ${instead} (${why})`)),
    ];
  });
}

/** The forms as whole words, in small or capital letters. */
function formsOf(forms: string[]): RegExp {
  const escaped = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'gi');
}
