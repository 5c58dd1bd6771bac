import { describe, expect, it } from 'vitest';
import { attribute, flaws, textOf } from './pages.ts';

describe('every picture', () => {
  it('that is the only content of a link has alternative text', { tags: ['conformance/picture-texts'] }, () => {
    expect(
      flaws(({ document }) =>
        document.querySelectorAll('a').flatMap((link) => {
          const pictures = link.querySelectorAll('img');
          const silent = textOf(link) === '' && !attribute(link, 'aria-label');
          return silent && pictures.every((picture) => !attribute(picture, 'alt')) && pictures.length > 0
            ? [attribute(link, 'href') ?? '']
            : [];
        }),
      ),
    ).toEqual([]);
  });

  it('has width and height as whole numbers, so that the layout does not shift', () => {
    expect(
      flaws(({ document }) =>
        document.querySelectorAll('img, video, iframe').flatMap((picture) => {
          const sizes = ['width', 'height'].map((name) => attribute(picture, name) ?? '');
          return sizes.every((size) => /^[1-9]\d*$/.test(size))
            ? []
            : [`${attribute(picture, 'src')} has ${sizes.join(' × ')}`];
        }),
      ),
    ).toEqual([]);
  });

  it('has alternative text in the page’s language', { tags: ['conformance/picture-texts'] }, () => {
    expect(
      flaws(({ document, language }) =>
        document.querySelectorAll('img').flatMap((picture) => {
          const alt = attribute(picture, 'alt') ?? '';
          const foreign =
            language === 'mr'
              ? /^[^\p{Script=Devanagari}]*[A-Za-z]{3}[^\p{Script=Devanagari}]*$/u
              : /\p{Script=Devanagari}/u;
          return foreign.test(alt) ? [alt] : [];
        }),
      ),
    ).toEqual([]);
  });
});

describe('every SVG', () => {
  it('is hidden from screen readers or has a name', { tags: ['conformance/picture-texts'] }, () => {
    expect(
      flaws(({ document }) =>
        document.querySelectorAll('svg').flatMap((svg) => {
          const hidden = attribute(svg, 'aria-hidden') === 'true';
          return hidden || (attribute(svg, 'role') === 'img' && attribute(svg, 'aria-label'))
            ? []
            : [attribute(svg, 'class') ?? 'svg'];
        }),
      ),
    ).toEqual([]);
  });
});

describe('every film', () => {
  it('does not start by itself and has controls', { tags: ['conformance/no-sound'] }, () => {
    expect(
      flaws(({ document }) =>
        document
          .querySelectorAll('video')
          .flatMap((film) =>
            film.hasAttribute('autoplay') || !film.hasAttribute('controls') ? [attribute(film, 'src') ?? 'video'] : [],
          ),
      ),
    ).toEqual([]);
  });
});
