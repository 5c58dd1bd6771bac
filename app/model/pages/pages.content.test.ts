import { describe, expect, it } from 'vitest';
import { ContentError } from '../load.server.ts';
import { emptyPage, informationPage } from './data.server.ts';

describe('a page of plain text', () => {
  it('that nobody has written stops the build', () => {
    expect(() => informationPage('nowhere')).toThrow(
      'content/pages/nowhere.yaml\n  is missing: the site links to this page',
    );
    expect(() => emptyPage('nowhere')).toThrow('content/pages/nowhere.yaml\n  is missing: the site links to this page');
  });

  it('is not taken for a page without data', () => {
    expect(() => emptyPage('help')).toThrow(ContentError);
    expect(() => informationPage('news')).toThrow(ContentError);
  });
});
