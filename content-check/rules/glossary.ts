import type { Term } from '#app/model/glossary/schema.server.ts';
import { errorAt, type Params, type Problem } from '#app/model/problems/problem.ts';
import { inLanguage, type Text } from '../text/texts.ts';

/** Requires a Marathi form for each glossary term in the English text, and rejects forms to avoid. */
export function glossary(texts: Text[], terms: Term[]): Problem[] {
  const compared = terms
    .filter(({ checked }) => checked !== false)
    .map((term) => ({ ...term, pattern: formsPattern(term.en), outside: term.unless && formsPattern(term.unless) }));
  const findings = texts.flatMap((text) => {
    const place = inLanguage(text, 'mr');
    const english = text.en.replace(/\{\{[^{}\n]*\}\}/g, ' ');
    const missing = compared.filter(({ pattern, outside, mr, stems = [mr] }) => {
      const rest = outside ? english.replace(outside, ' ') : english;
      return rest.search(pattern) >= 0 && !stems.some((stem) => text.mr.includes(stem));
    });
    return [
      ...missing.map(({ en, mr }) => errorAt(place, 'missingTerm', { en: en[0] ?? '', mr })),
      ...avoidedForms(text.mr, terms).map((form) => errorAt(place, 'avoidedForm', form)),
      ...avoidedEnglish(english, terms).map((form) => errorAt(inLanguage(text, 'en'), 'avoidedForm', form)),
    ];
  });
  return [...findings, ...unexplained(texts, terms)];
}

/** Finds Marathi forms to avoid. Returns each form with the correct form and the reason. */
export function avoidedForms(marathi: string, terms: Term[]): Params[] {
  return terms.flatMap(({ mr: instead, avoid = [] }) =>
    avoid
      .filter(({ mr, unless = [] }) => mr !== undefined && without(unless, marathi).includes(mr))
      .map(({ mr: found = '', why }) => ({ found, instead, why })),
  );
}

/** Finds English words to avoid. Matches only whole words, because `hosteller` begins with `hostel`. */
export function avoidedEnglish(english: string, terms: Term[]): Params[] {
  return terms.flatMap(({ en: [instead = ''], avoid = [] }) =>
    avoid.flatMap(({ en, unless = [], why }) => {
      const found = en && without(unless, english).match(formsPattern(en))?.[0];
      return found ? [{ found, instead, why }] : [];
    }),
  );
}

const without = (forms: string[], text: string) => forms.reduce((rest, form) => rest.replaceAll(form, ' '), text);

/** Requires each file with a difficult official word to contain the everyday word at least once, in brackets. */
function unexplained(texts: Text[], terms: Term[]): Problem[] {
  const files = [...Map.groupBy(texts, ({ file }) => file).values()];
  return terms.flatMap(({ mr, explained }) =>
    files.flatMap((inFile) => {
      const first = inFile.find((text) => text.mr.includes(mr));
      if (!(explained && first) || inFile.some((text) => text.mr.includes(`(${explained})`))) return [];
      return [errorAt(inLanguage(first, 'mr'), 'unexplainedTerm', { term: mr, explained })];
    }),
  );
}

const patterns = new Map<string, RegExp>();

/** Returns the pattern of whole words, which ignores case. Keeps it, because each text needs the patterns of all terms. */
function formsPattern(forms: string[]): RegExp {
  const words = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = patterns.get(words) ?? new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi');
  patterns.set(words, pattern);
  return pattern;
}
