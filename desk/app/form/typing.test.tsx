import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bilingual, isoDate, percent, wholeNumber } from '#app/model/fields.server.ts';
import { dayRange } from '#app/model/typed/readDay.ts';
import { openLivePage, propsOf } from '#tests/fixtures/livePage.tsx';
import { createForm } from '../../server/forms.ts';
import { EntryForm } from './EntryForm.tsx';
import { cleaningHandlers } from './typedText.ts';

const schema = z.strictObject({ seats: wholeNumber, percent, day: isoDate, telephone: z.string(), text: bilingual });

const page = openLivePage();
let value: unknown;

function render(next: unknown): void {
  value = next;
  const form = createForm({ name: 'hostels', files: 'hostels/*.yaml', schema, isFolder: true }, 'en');
  page.render(
    <EntryForm
      schema={form}
      entryKey={{ collection: 'hostels', entry: 'any' }}
      value={value}
      base={undefined}
      problems={[]}
      figures={undefined}
      onChange={render}
    />,
  );
}

const box = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Types a text into a box, and returns the value of the entry and what the desk says that it reads. */
async function type(id: string, text: string) {
  const target = { value: text, selectionEnd: text.length, setSelectionRange: () => {} };
  await act(async () => propsOf(box(id)).onChange({ target, nativeEvent: {} }));
  const read = document.getElementById(`${id}-read`)?.textContent ?? '';
  return [fieldValue(id), read.replace(/^.*: /, '')];
}

const fieldValue = (id: string) => (value as Record<string, unknown>)[id.replace('field_', '')];

describe('a number field', () => {
  it.each([
    ['1,50,000', 150_000, '१,५०,०००'],
    ['१.५ लाख', 150_000, '१,५०,०००'],
    ['7.125', 7.125, '७.१२५'],
  ])('shows how %s is read', async (typed, number, read) => {
    await act(async () => render({}));
    expect(await type('field_seats', typed)).toEqual([number, read]);
    expect(box('field_seats').value).toBe(typed);
  });

  it('gives what it cannot read to the check, which refuses it, instead of another number', async () => {
    await act(async () => render({}));
    for (const typed of ['7,5', '1 5', '1,00', '50%']) expect(await type('field_seats', typed)).toEqual([typed, '']);
  });

  it('of percents takes a percent sign', async () => {
    await act(async () => render({}));
    expect(await type('field_percent', '50%')).toEqual([50, '५०%']);
  });
});

describe('a day field', () => {
  it.each(['04/05/2025', '4.5.25', '०४-०५-२०२५', '4 May 2025'])('shows how %s is read', async (typed) => {
    await act(async () => render({}));
    expect(await type('field_day', typed)).toEqual(['2025-05-04', '४ मे २०२५']);
  });

  it('gives what it cannot read to the check', async () => {
    await act(async () => render({}));
    expect(await type('field_day', '31/2/2025')).toEqual(['31/2/2025', '']);
  });

  it('has a calendar that offers only days of the range', async () => {
    await act(async () => render({ day: '2025-05-04' }));
    const calendar = document.querySelector('input[type="date"]') as HTMLInputElement;
    const { from, to } = dayRange();
    expect([calendar.getAttribute('min'), calendar.getAttribute('max'), calendar.value]).toEqual([
      from,
      to,
      '2025-05-04',
    ]);
  });
});

describe('a text that is typed or pasted', () => {
  it('is cleaned in every kind of box', async () => {
    await act(async () => render({}));
    expect(await type('field_telephone', '\u202A022-25341359\u202C')).toEqual(['022-25341359', '']);
    await type('field_text_mr', 'अधिकार\u093C्यांना');
    expect(fieldValue('field_text')).toEqual({ mr: 'अधिकाऱ्यांना' });
  });

  it('keeps the place of the caret, and waits until a word is composed', () => {
    const change = vi.fn();
    const handlers = cleaningHandlers(change);
    const target = { value: 'a\u200B\vbc', selectionEnd: 4, setSelectionRange: vi.fn() };
    const event = (isComposing: boolean) => ({ target, currentTarget: target, nativeEvent: { isComposing } }) as never;
    handlers.onChange(event(true));
    expect([target.value, change.mock.lastCall]).toEqual(['a\u200B\vbc', ['a\u200B\vbc']]);
    handlers.onCompositionEnd(event(false));
    expect([target.value, change.mock.lastCall]).toEqual(['a bc', ['a bc']]);
    expect(target.setSelectionRange).toHaveBeenCalledExactlyOnceWith(3, 3);
  });
});
