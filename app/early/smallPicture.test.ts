import { afterEach, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';
import { showSmallPictures } from './smallPicture.ts';

/** Presses "Show picture". Returns the picture, the size of its source, and whether the browser opens the link. */
function showPicture({ savesData }: { savesData: boolean }) {
  const source = new FakeElement('source', { sizes: '24rem' });
  const picture = new FakeElement('picture', {}, source);
  const control = new FakeElement('a', { 'data-action': 'picture' });
  const { fire } = openPage([new FakeElement('div', {}, picture, control)]);
  Object.assign(document, { documentElement: new FakeElement('html', savesData ? { 'data-light': '' } : {}) });
  showSmallPictures();
  const opensLink = fire('click', control);
  return { shown: picture.hasAttribute('data-shown'), sizes: source.getAttribute('sizes'), opensLink };
}

afterEach(() => vi.unstubAllGlobals());

it('a picture is shown in its smallest size on request while the visitor saves data', () => {
  expect(showPicture({ savesData: true })).toEqual({ shown: true, sizes: '1px', opensLink: false });
});

it('a link to a picture is left to the browser if the visitor does not save data', () => {
  expect(showPicture({ savesData: false })).toEqual({ shown: false, sizes: '24rem', opensLink: true });
});
