import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { ContentError, parseEntry } from '#app/model/load.server.ts';
import type { Finding } from '../content/finding.ts';
import { toFindings } from '../content/refusals.ts';
import type { Plan } from './changes.ts';
import { schemaOf } from './entries.ts';
import type { CellPlace, Flaw } from './flaws.ts';
import { marathiOf } from './marathi-of.ts';
import { sentences } from './sentences.ts';

/** The texts of the files that would be written: name below `content/` → text. */
export type NewTexts = Map<string, string>;

/** What the schemas say of the new texts, told of the cells in which it was typed. */
export function schemaFlaws(collection: string, plan: Plan, texts: NewTexts): Flaw[] {
  const messages = [...texts].flatMap(([file, text]) => {
    try {
      parseEntry(`content/${file}`, text, schemaOf(collection));
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return [error.message];
    }
  });
  return toFindings(messages).flatMap((finding) => flawsOf(finding, plan));
}

/**
 * What `npm run content` says of the whole content with the new texts in it, and does not say of it as it is: references,
 * figures, terms, spelling. It is asked about a copy, so that nothing is written for it.
 */
export function contentFlaws(plan: Plan, texts: NewTexts): Flaw[] {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(CONTENT_ROOT, copy, { recursive: true });
    for (const [file, text] of texts) writeFileSync(join(copy, file), text);
    const found = findingsIn(copy);
    if (found.length === 0) return [];
    const before = new Set(findingsIn(CONTENT_ROOT).map((finding) => JSON.stringify(finding)));
    return found.filter((finding) => !before.has(JSON.stringify(finding))).flatMap((finding) => flawsOf(finding, plan));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const CHECK = join(import.meta.dirname, '..', 'content', 'check.ts');

function findingsIn(root: string): Finding[] {
  const { stderr } = spawnSync(process.execPath, [CHECK], {
    env: { ...process.env, CONTENT_ROOT: root, NODE_NO_WARNINGS: '1' },
    encoding: 'utf8',
  });
  return toFindings(stderr.trim().split(/\n\n+/).filter(Boolean));
}

const UNKNOWN_FIELD = /^has a field that is not known: (.*?)\. /;

function flawsOf({ file, field, sentence }: Finding, plan: Plan): Flaw[] {
  const [id = ''] = [...plan.entries.values()]
    .filter((entry) => `content/${entry.file}` === file)
    .map((entry) => entry.id);
  const unknown = UNKNOWN_FIELD.exec(sentence)?.[1]?.split(', ') ?? [];
  if (unknown.length > 0)
    return unknown.map((name) => ({
      place: placeOf(`${field}.${name}`, id, file, plan),
      sentence: sentences.notOfThisKind(),
    }));
  return [{ place: placeOf(field, id, file, plan), sentence: { en: sentence, mr: marathiOf(sentence) } }];
}

/** The cell of the field, or of what it stands in; a field of another file is named as it stands there. */
function placeOf(field: string, id: string, file: string, { places }: Plan): CellPlace {
  const steps = [id, ...field.split('.')];
  for (let length = steps.length; length > 0; length--) {
    const place = places.get(steps.slice(0, length).join('/'));
    if (place) return place;
  }
  return { sheet: `${file} ${field}` };
}
