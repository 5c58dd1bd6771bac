import { act } from 'react';
import { expect, it } from 'vitest';
import type { Path } from '#app/model/problems/problem.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { openLivePage } from '#tests/fixtures/livePage.tsx';
import { type Collection, collections } from '../../server/entries/collections.ts';
import { createForm, type FormSchema } from '../../server/forms.ts';
import { translatorIn } from '../words.ts';
import { EntryForm } from './EntryForm.tsx';
import { fieldId } from './FormContext.ts';

/** A list or a union of a form. `around`: makes a value of the whole entry from that of the part. */
type Part = { schema: FormSchema; path: Path; around: (value: unknown) => unknown };

/** Finds the lists and unions of a form, also those in items, records and kinds. */
function partsIn(schema: FormSchema, path: Path = [], around: Part['around'] = (value) => value): Part[] {
  const { control, properties = {}, items, additionalProperties, keys } = schema;
  if (control === 'bilingual') return [];
  const key = keys?.[0]?.key ?? 'any';
  const inFields = Object.entries({
    ...properties,
    ...(typeof additionalProperties === 'object' && { [key]: additionalProperties }),
  }).flatMap(([name, field]) => partsIn(field, [...path, name], (value) => around({ [name]: value })));
  const inKinds = kindsOf(schema).flatMap((kind) =>
    partsIn(kind, path, (value) => around({ ...constantsOf(kind), ...(value as object) })),
  );
  const inItems = items ? partsIn(items, [...path, 0], (value) => around([value])) : [];
  const own = items || kindsOf(schema).length > 0 ? [{ schema, path, around }] : [];
  return [...own, ...inFields, ...inKinds, ...inItems];
}

/** Returns the fixed fields of a kind. */
const constantsOf = ({ properties = {} }: FormSchema) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => (field.control === 'fixed' ? [[name, field.const]] : [])),
  );

/** Lists the kinds of a union; none for a choice between words. */
const kindsOf = ({ oneOf, anyOf }: FormSchema): FormSchema[] =>
  (oneOf ?? anyOf ?? []).filter((kind) => kind.const === undefined);

/** Returns the form with one property, because each change renders the whole form. */
function onlyField(form: FormSchema, name: string | number | undefined): FormSchema {
  const field = form.properties?.[String(name)];
  return field ? { ...form, properties: { [String(name)]: field } } : form;
}

const page = openLivePage();
let value: unknown;
/** Counts the opened entries, of which none takes over what was chosen in another. */
let opened = 0;

/** Renders the form with a value, and again after each change. */
function render(collection: string, schema: FormSchema, next: unknown): void {
  value = next;
  page.render(
    <EntryForm
      key={opened}
      schema={schema}
      entryKey={{ collection, entry: 'any' }}
      value={value}
      base={undefined}
      problems={[]}
      figures={undefined}
      onChange={(changed) => render(collection, schema, changed)}
    />,
  );
}

/** Presses the button below a list, after the buttons of its items. */
async function add(path: Path): Promise<void> {
  const buttons = [...(document.getElementById(fieldId(path))?.children ?? [])].filter(
    ({ tagName }) => tagName === 'BUTTON',
  );
  await act(async () => (buttons.at(-1) as HTMLElement).click());
}

const selectAt = (path: Path) => document.getElementById(`${fieldId(path)}_kind`) as HTMLSelectElement;

async function choose(path: Path, index: number): Promise<void> {
  const select = selectAt(path);
  Object.defineProperty(select, 'value', { value: String(index), configurable: true });
  await act(async () => select.dispatchEvent(new window.Event('change', { bubbles: true })));
}

const shownAt = (path: Path) => [...selectAt(path).options].find(({ selected }) => selected)?.textContent;

it.each([...collections.values()])(
  'each list of $name takes an item, and each choice of a kind writes it',
  async ({ name, ...collection }) => {
    const form = createForm({ name, ...collection }, 'mr');
    for (const { schema, path, around } of partsIn(form)) {
      const shown = onlyField(form, path[0]);
      const show = (part: unknown) => {
        opened += 1;
        return act(async () => render(name, shown, around(part)));
      };
      if (schema.items) {
        await show([]);
        await add(path);
        expect(valueAt(value, path), path.join('.')).toHaveLength(1);
      }
      for (const [index, kind] of kindsOf(schema).entries()) {
        await show(undefined);
        expect(shownAt(path), path.join('.')).toBe(translatorIn('mr')('chooseOption'));
        await choose(path, index);
        expect(valueAt(value, path) ?? {}).toMatchObject(constantsOf(kind));
        expect(shownAt(path)).toBe(kind.title);
      }
    }
  },
);

it('another kind keeps the fields that both kinds have, and no other', async () => {
  const text = { en: 'A condition', mr: 'अट' };
  const form = createForm(collections.get('schemes') as Collection, 'mr');
  const kinds = form.properties?.eligibility?.items?.oneOf ?? [];
  const rule = { kind: 'count', text, figure: 'couples', source: 'A letter', min: 10, of: 'couples' };
  await act(async () => render('schemes', onlyField(form, 'eligibility'), { eligibility: [rule] }));
  for (const [kind, kept] of [
    ['income', { text, figure: 'couples', source: 'A letter' }],
    ['note', { text, figure: 'couples', source: 'A letter' }],
  ] as const) {
    await choose(
      ['eligibility', 0],
      kinds.findIndex(({ properties }) => properties?.kind?.const === kind),
    );
    expect(valueAt(value, ['eligibility', 0])).toEqual({ kind, ...kept });
  }
});
