import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { referenceTarget } from '#app/model/archive/kinds.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { checkBeforeBuild } from '#content-check/checkFolder.ts';
import { findReferences } from '#content-check/references.ts';
import { createTestDesk, testUser } from '#tests/testDesk.ts';
import { readEntry } from '../entries/entryStore.ts';
import { changeRules } from './changeDrafts.ts';
import { openChangeOf } from './changeStore.ts';
import { contentGate } from './checkContent.ts';

let testDesk: ReturnType<typeof createTestDesk>;
beforeEach(() => {
  testDesk = createTestDesk();
});
afterEach(() => testDesk.close());

/** A scheme that another entry names, and the places. */
const named = schemes
  .filter(({ retired }) => !retired)
  .map((scheme) => ({ scheme, target: referenceTarget('schemes', scheme) }))
  .map(({ scheme, target }) => ({ scheme, places: target ? findReferences(target) : [] }))
  .find(({ places }) => places.some(({ file }) => file.startsWith('content/situations/')));

it('the check of a real project finds a list that names a scheme which the change retires', async () => {
  if (!named) throw new Error('No scheme is named by a situation.');
  const file = `schemes/${named.scheme.id}.yaml`;
  const now = new Date();
  const folders = { ...testDesk.desk.folders, content: join(process.cwd(), 'content') };
  const desk = { ...testDesk.desk, folders, now: () => now };
  const { published, version } = readEntry(folders, file);
  const retired = { on: dayInIndia(now), why: { en: 'It has ended.', mr: 'ती संपली.' } };
  const value = { ...(published as object), retired };
  changeRules(desk).saveDraft(testUser('clerk-1'), { file, value, version, change: undefined });
  const id = openChangeOf(desk.database, file) ?? 0;
  const refused = contentGate(desk, checkBeforeBuild)({ id, user: 1, language: 'en' }, () => id);
  const [place] = named.places.filter((one) => one.file.startsWith('content/situations/'));
  await expect(refused).rejects.toMatchObject({
    status: 422,
    body: {
      problems: expect.arrayContaining([expect.objectContaining({ file: place?.file.replace('content/', '') })]),
    },
  });
});
