import { describe, expect, it } from 'vitest';
import { ContentError } from '../load.server.ts';
import { errorAt } from '../problems/problem.ts';
import { emptyPage, informationPage } from './data.server.ts';

describe('a page of plain text', () => {
  it('that nobody has written stops the build', () => {
    const missing = errorAt({ file: 'content/pages/nowhere.yaml', path: [] }, 'missingPage');
    for (const page of [informationPage, emptyPage])
      expect(() => page('nowhere')).toThrow(expect.objectContaining({ problems: [missing] }));
  });

  it('is not taken for a page without data', () => {
    expect(() => emptyPage('help')).toThrow(ContentError);
    expect(() => informationPage('news')).toThrow(ContentError);
  });
});
