import type { Bilingual } from '#app/model/fields.server.ts';
import type { Field } from './fields.ts';
import type { Part } from './printed-cells.ts';
import en from './words/en.json' with { type: 'json' };
import mr from './words/mr.json' with { type: 'json' };

/** Returns a sentence for the note on a heading, which says how its cells are filled in. */
export function rule(name: keyof typeof en & keyof typeof mr): Bilingual {
  return { en: en[name], mr: mr[name] };
}

/** Returns the note for the cells of a field. */
export function ruleOf(field: Field, part: Part): Bilingual {
  const said = rule(nameOfRule(field, part));
  if (field.required) return said;
  return { en: `${said.en} ${en.mayBeEmpty}`, mr: `${said.mr} ${mr.mayBeEmpty}` };
}

function nameOfRule({ kind, choices, whole }: Field, part: Part): keyof typeof en {
  if (kind === 'number') return whole ? 'wholeNumber' : 'number';
  if (kind === 'list') return choices.length > 0 ? 'choices' : 'list';
  if (kind === 'either') return part === '' ? 'either' : 'eitherSentence';
  return kind;
}
