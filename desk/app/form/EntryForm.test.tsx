import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createForm } from '../../server/forms.ts';
import { EntryForm } from './EntryForm.tsx';

const schema = z.strictObject({
  id: z.enum(['regional', 'assistant']),
  confidence: z.enum(['high', 'medium']),
});

/** Renders the form of an entry, and returns the markup of the select element with the id. */
function selectIn(value: object, id: string): string {
  const form = createForm({ name: 'offices', files: 'offices/*.yaml', schema, isFolder: true }, 'en');
  const page = renderToStaticMarkup(
    <EntryForm
      schema={form}
      entryKey={{ collection: 'offices', entry: 'assistant' }}
      value={value}
      base={undefined}
      problems={[]}
      figures={undefined}
      onChange={() => {}}
    />,
  );
  return new RegExp(`<select id="${id}".*?</select>`).exec(page)?.[0] ?? '';
}

const emptyChoice = '<option value="-1"';

it('a new entry has no choice that nobody made', () => {
  expect(selectIn({}, 'field_confidence')).toContain(`${emptyChoice} selected=""`);
});

it('a choice can be taken back', () => {
  expect(selectIn({ confidence: 'medium' }, 'field_confidence')).toContain(emptyChoice);
});

it('the id of an entry cannot be changed, even if it is chosen from a list', () => {
  expect(selectIn({ id: 'assistant' }, 'field_id')).toMatch(/^<select id="field_id"[^>]* disabled=""/);
  expect(selectIn({}, 'field_confidence')).not.toContain('disabled');
});
