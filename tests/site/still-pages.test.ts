import { describe, expect, it } from 'vitest';
import { attribute, files, flaws, pages, readBuilt, textOf } from './pages.ts';
import { scripts } from './scripts.ts';

/** Stylesheets in files and pages. */
const styles = [
  ...[...files.values()].filter((file) => file.endsWith('.css')).map(readBuilt),
  ...new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)),
  ),
];

const findInStyles = (pattern: RegExp) => styles.flatMap((css) => [...css.matchAll(pattern)].map(([rule]) => rule));

describe('every page', () => {
  it('does not refresh or redirect after some time', {
    tags: ['conformance/no-time-limit'],
  }, () => {
    expect(
      flaws(({ document }) => document.querySelectorAll('meta[http-equiv="refresh"]').map(() => 'has a refresh')),
    ).toEqual([]);
  });

  it('has no access keys', { tags: ['conformance/no-letter-keys'] }, () => {
    expect(flaws(({ document }) => document.querySelectorAll('[accesskey]').map(textOf))).toEqual([]);
  });

  it('has no audio, no embedded content and no film from another site', { tags: ['conformance/no-sound'] }, () => {
    expect(
      flaws(({ document }) => [
        ...document.querySelectorAll('audio, embed, object, iframe').map(({ tagName }) => tagName),
        ...document
          .querySelectorAll('video')
          .flatMap((film) => (/^\/videos\//.test(attribute(film, 'src') ?? '') ? [] : ['a film from elsewhere'])),
      ]),
    ).toEqual([]);
  });

  it('includes the visible text of each control in the accessible name of the control', {
    tags: ['conformance/spoken-names'],
  }, () => {
    const bare = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim();
    expect(
      flaws(({ document }) =>
        document.querySelectorAll('a[aria-label], button[aria-label], summary[aria-label]').flatMap((control) => {
          const heard = bare(attribute(control, 'aria-label') ?? '');
          const seen = bare(textOf(control));
          return heard.includes(seen) || /^a$/.test(seen) ? [] : [`"${seen}" has the name "${heard}"`];
        }),
      ),
    ).toEqual([]);
  });
});

describe('the fields of the site', { tags: ['conformance/nothing-personal'] }, () => {
  it('ask for no personal data: name, address, number, password or file', () => {
    const personal = /^(email|tel|password|file|date|datetime-local|month|week)$/;
    expect(
      flaws(({ document }) =>
        document
          .querySelectorAll('input, textarea')
          .filter((field) => field.tagName === 'textarea' || personal.test(attribute(field, 'type') ?? 'text'))
          .map((field) => `${field.tagName} ${attribute(field, 'type')}`),
      ),
    ).toEqual([]);
  });

  it('are in GET forms only', () => {
    expect(
      flaws(({ document }) =>
        document
          .querySelectorAll('form')
          .filter((form) => !/^(get)?$/i.test(attribute(form, 'method') ?? ''))
          .map((form) => `${attribute(form, 'method')} to ${attribute(form, 'action')}`),
      ),
    ).toEqual([]);
  });
});

describe('the styles of the site', () => {
  it('are found in files and pages', () => {
    expect(styles.join('').length).toBeGreaterThan(50_000);
  });

  it('do not depend on the orientation', { tags: ['conformance/turned'] }, () => {
    const manifests = [...files.values()].filter((file) => file.endsWith('.webmanifest')).map(readBuilt);
    expect(manifests.filter((manifest) => JSON.parse(manifest).orientation)).toEqual([]);
    expect(findInStyles(/@media[^{]*orientation[^{]*\{/g)).toEqual([]);
  });

  it('show no content on hover', { tags: ['conformance/under-pointer'] }, () => {
    const shown =
      /[^{}]*:hover[^{}]*\{[^{}]*(display\s*:|visibility\s*:|opacity\s*:|clip(-path)?\s*:|content\s*:)[^{}]*\}/g;
    expect(findInStyles(shown)).toEqual([]);
  });

  it('have no endless animation shorter than a second, which could flash', { tags: ['conformance/no-flash'] }, () => {
    const endless = findInStyles(/animation:[^;}]*infinite[^;}]*/g);
    const seconds = (rule: string) => Number(/(?<![\d.])(\d*\.?\d+)s\b/.exec(rule)?.[1] ?? 0);
    expect(endless.filter((rule) => seconds(rule) < 1)).toEqual([]);
  });
});

describe('the scripts of the site', () => {
  it('do not read motion sensors', { tags: ['conformance/no-motion'] }, () => {
    const listening = [...scripts].filter(([, text]) =>
      /devicemotion|deviceorientation|Accelerometer|Gyroscope/.test(text),
    );
    expect(listening.map(([name]) => name)).toEqual([]);
  });
});
