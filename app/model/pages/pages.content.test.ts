import { describe, expect, it } from 'vitest';
import { ContentError } from '../load.server.ts';
import { errorAt } from '../problems/problem.ts';
import { emptyPage, informationPage, stepsPage } from './data.server.ts';

describe('a text page', () => {
  it('causes a ContentError when its file is missing', () => {
    const missing = errorAt({ file: 'content/pages/nowhere.yaml', path: [] }, 'missingPage');
    for (const page of [informationPage, emptyPage, stepsPage])
      expect(() => page('nowhere')).toThrow(expect.objectContaining({ problems: [missing] }));
  });

  it('is not accepted as an empty page, nor an empty page as a text page', () => {
    expect(() => emptyPage('help')).toThrow(ContentError);
    expect(() => informationPage('news')).toThrow(ContentError);
    expect(() => stepsPage('news')).toThrow(ContentError);
  });
});
