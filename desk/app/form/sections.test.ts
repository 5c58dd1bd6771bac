import { expect, it } from 'vitest';
import { collections } from '../../server/entries/collections.ts';
import { createForm } from '../../server/forms.ts';
import { divideForm, type Section, stateOfSection } from './sections.ts';

const TITLES = { first: 'Name', last: 'Sources' };

it.each([...collections.values()])('each field of $name belongs to exactly one section', (collection) => {
  const form = createForm(collection, 'en');
  const sections = divideForm(form, TITLES);
  if (sections.length === 0) return;
  const shown = Object.entries(form.properties ?? {}).filter(([, { control }]) => control !== 'fixed');
  expect(sections.flatMap(({ fields }) => fields).sort()).toEqual(shown.map(([name]) => name).sort());
});

it('the form of a scheme begins with its name and ends with its sources', () => {
  const schemes = collections.get('schemes');
  if (!schemes) throw new Error('There are no schemes');
  const sections = divideForm(createForm(schemes, 'en'), TITLES);
  expect(sections[0]?.fields).toContain('title');
  expect(sections.map(({ fields }) => fields)).toContainEqual(['benefits']);
  expect(sections.at(-1)?.fields).toContain('source');
});

it('a short form and a form with a choice of kinds have no sections', () => {
  expect(divideForm({ properties: { title: {}, lines: { type: 'array' } } }, TITLES)).toEqual([]);
  expect(divideForm({ oneOf: [{ properties: {} }] }, TITLES)).toEqual([]);
});

const section: Section = { title: 'Benefits', fields: ['benefits', 'note'] };
const problem = (field: string) => ({ file: 'a.yaml', path: [field, 0], message: 'Wrong.' });
const stateOf = (value: unknown, base?: unknown, ...fields: string[]) =>
  stateOfSection(section, { value, base, problems: fields.map(problem) });

it('a section counts its own problems only', () => {
  expect(stateOf({ benefits: [1] }, undefined, 'benefits', 'note', 'title')).toEqual({ state: 'problems', count: 2 });
  expect(stateOf({ benefits: [1] }, undefined, 'title').state).toBe('complete');
});

it('a section is changed if it differs from the published entry, and empty if it has no value', () => {
  expect(stateOf({ benefits: [2] }, { benefits: [1] }).state).toBe('changed');
  expect(stateOf({ benefits: [1], title: 'b' }, { benefits: [1], title: 'a' }).state).toBe('complete');
  expect(stateOf({}, { benefits: [1] }).state).toBe('changed');
  expect(stateOf({}).state).toBe('empty');
});
