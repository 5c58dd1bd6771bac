import { isSame } from '../../compare.ts';
import type { FormSchema } from '../../server/forms.ts';
import type { LocalizedProblem } from '../../server/problems.ts';

/** A part of a long form. `fields` lists properties of the entry. */
export type Section = { title: string; fields: string[] };

/** Fields about sources, which are the last section of the form. */
export const FACTS = ['source', 'confidence', 'asOf', 'reviewed', 'reviewDue', 'sample'];

/** Number of sections up to which the whole form is shown at once. */
const FEW = 2;

/**
 * Divides the form of an entry: first the single fields, then one section for each group or list, last the sources. Returns no
 * sections for a short form and for an entry with a choice between kinds.
 */
export function divideForm({ properties = {} }: FormSchema, titles: { first: string; last: string }): Section[] {
  const fields = Object.entries(properties).filter(([, field]) => field.control !== 'fixed');
  const {
    facts = [],
    groups = [],
    single = [],
  } = Object.groupBy(fields, ([name, field]) =>
    FACTS.includes(name) ? 'facts' : isGroup(field) ? 'groups' : 'single',
  );
  const names = (found: typeof fields) => found.map(([name]) => name);
  const sections = [
    { title: titles.first, fields: names(single) },
    ...groups.map(([name, field]) => ({ title: field.title ?? name, fields: [name] })),
    { title: titles.last, fields: names(facts) },
  ].filter((section) => section.fields.length > 0);
  return sections.length > FEW ? sections : [];
}

const isGroup = ({ type, properties, items, oneOf, control }: FormSchema): boolean =>
  control !== 'bilingual' &&
  (type === 'object' || type === 'array' || Boolean(properties ?? items ?? oneOf?.[0]?.properties));

export type SectionState = 'problems' | 'changed' | 'empty' | 'complete';

type Values = { value: unknown; base: unknown; problems: readonly LocalizedProblem[] };

/** Returns what an editor has to know of a section first. `count`: number of its problems. */
export function stateOfSection({ fields }: Section, { value, base, problems }: Values) {
  const count = problems.filter(({ path }) => fields.includes(String(path[0]))).length;
  const read = (entry: unknown) => fields.map((name) => (entry as Record<string, unknown> | undefined)?.[name]);
  const [now, before] = [read(value), read(base)];
  const isEmpty = now.every((field) => field === undefined || field === '');
  const isChanged = base !== undefined && !isSame(now, before);
  const state: SectionState = count > 0 ? 'problems' : isChanged ? 'changed' : isEmpty ? 'empty' : 'complete';
  return { state, count };
}
