import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT_ROOT } from '../fields.server.ts';
import { errorAt } from '../problems/problem.ts';
import { pictureOf, usedMasters } from './data.server.ts';

describe('the masters of the site', () => {
  it('include every picture that a content file refers to', () => {
    const files = readdirSync(CONTENT_ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yaml'),
    );
    // Pictures of retired entries are not generated, because no page shows them.
    const current = files
      .map((file) => readFileSync(join(CONTENT_ROOT, file), 'utf8'))
      .filter((text) => !/^retired:/m.test(text));
    const named = current.flatMap((text) =>
      [...text.matchAll(/: ['"]?(\/pictures\/\S+\.\w+)/g)].map(([, path]) => path),
    );
    expect([...new Set(named)].sort()).toEqual(usedMasters);
  });

  it('each have a picture, and any other path throws a ContentError', () => {
    for (const path of usedMasters) expect(pictureOf(path).stem.startsWith(path.replace(/\w+$/, ''))).toBe(true);
    expect(() => pictureOf('/pictures/none.svg')).toThrow(
      expect.objectContaining({
        problems: [errorAt({ file: 'content/pictures/none.svg', path: [] }, 'pictureOfNobody')],
      }),
    );
  });
});
