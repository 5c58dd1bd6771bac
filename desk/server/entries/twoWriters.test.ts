import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { valueAt } from '#app/model/valueAt.ts';
import { joinChanges, replaceAt } from '../../compare.ts';
import { HttpError } from '../../httpError.ts';
import { foldersIn } from '../folders.ts';
import { readEntry, type StoredEntry, saveDraft } from './entryStore.ts';

const FILE = 'notices/admission.yaml';
const text = (mr: string) => ({ en: mr, mr });
const BASE = { title: text('शीर्षक'), benefits: [{ rupees: 1 }, { rupees: 2 }], place: { city: 'Mumbai', note: 'x' } };

/** Fields that writers change, with a value that tells the step in which it was written. */
const FIELDS: { path: (string | number)[]; write: (step: number) => unknown }[] = [
  { path: ['title'], write: (step) => text(`शीर्षक ${step}`) },
  { path: ['benefits', 0, 'rupees'], write: (step) => 100 + step },
  { path: ['benefits', 1, 'rupees'], write: (step) => 100 + step },
  { path: ['place', 'city'], write: (step) => `City ${step}` },
  { path: ['place', 'note'], write: () => undefined },
  { path: ['source'], write: (step) => Array.from({ length: (step % 3) + 1 }, () => `Letter ${step}`) },
];

const WRITERS = [0, 1] as const;
const steps = fc.array(
  fc.record({
    writer: fc.constantFrom(...WRITERS),
    /** A field to change, or `save`. */
    act: fc.oneof(fc.nat(FIELDS.length - 1), fc.constant('save' as const)),
    /** Whose text a writer keeps of a field that both changed. */
    keep: fc.constantFrom('mine' as const, 'theirs' as const),
  }),
  { maxLength: 14 },
);

/** A form as in the page: the version that it opened, and what its writer has made of it. */
type Form = { opened: { version: string; value: unknown }; value: unknown };

const toOpened = ({ draft, published, version }: StoredEntry) => ({ version, value: draft ?? published });

it('two writers who save one entry in any order lose no field that only one of them changed', () => {
  const project = mkdtempSync(join(tmpdir(), 'two-writers-'));
  const folders = foldersIn(project, join(project, '.desk'));
  mkdirSync(join(folders.content, 'notices'), { recursive: true });
  writeFileSync(join(folders.content, FILE), stringify(BASE));

  const openForm = (): Form => {
    const opened = toOpened(readEntry(folders, FILE));
    return { opened, value: opened.value };
  };
  const save = (form: Form, keep: 'mine' | 'theirs'): Form => {
    try {
      const opened = toOpened(saveDraft(folders, { file: FILE, value: form.value, version: form.opened.version }));
      return { opened, value: opened.value };
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error;
      const theirs = toOpened(readEntry(folders, FILE));
      const { value, clashes } = joinChanges(form.opened.value, form.value, theirs.value);
      const foreign = keep === 'theirs' ? clashes : [];
      const joined = foreign.reduce((result, path) => replaceAt(result, path, valueAt(theirs.value, path)), value);
      return save({ opened: theirs, value: joined }, keep);
    }
  };
  try {
    fc.assert(
      fc.property(steps, (made) => {
        rmSync(folders.drafts, { recursive: true, force: true });
        const forms = WRITERS.map(openForm);
        const written = FIELDS.map(() => new Map<number, unknown>());
        const lastly = WRITERS.map((writer) => ({ writer, act: 'save' as const, keep: 'mine' as const }));
        for (const [step, { writer, act, keep }] of [...made, ...lastly].entries()) {
          const form = forms[writer] ?? openForm();
          const field = act === 'save' ? undefined : FIELDS[act];
          if (act === 'save' || !field) forms[writer] = save(form, keep);
          else {
            const part = field.write(step);
            forms[writer] = { ...form, value: replaceAt(form.value, field.path, part) };
            written[act]?.set(writer, part);
          }
        }
        const { value } = toOpened(readEntry(folders, FILE));
        for (const [index, { path }] of FIELDS.entries()) {
          const [only, ...others] = [...(written[index] ?? [])];
          if (only && others.length === 0) expect(valueAt(value, path)).toEqual(only[1]);
          if (!only) expect(valueAt(value, path)).toEqual(valueAt(BASE, path));
        }
      }),
      { numRuns: 40 },
    );
  } finally {
    rmSync(project, { recursive: true });
  }
});
