import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { textContent } from '#app/finish/htmlPage.server.ts';
import { flaws, type Page } from './pages.ts';

/** Parses the directives of a page's policy, by name. */
function policyOf({ source }: Page): Map<string, string[]> {
  const content = source.element('meta', { 'http-equiv': 'Content-Security-Policy' }).attribs.content ?? '';
  return new Map(
    content.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** Returns the text of inline styles, or of inline scripts that are not data. */
function inline({ source }: Page, tag: 'script' | 'style'): string[] {
  return source
    .elements(tag)
    .filter(({ attribs: { type, src } }) => src === undefined && (type === undefined || type === 'module'))
    .map(textContent);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the Content-Security-Policy of every page', { tags: ['conformance/least-privilege'] }, () => {
  it('precedes every script, style, link and image', () => {
    expect(
      flaws(({ html }) => {
        const [head = ''] = /^[\s\S]*?Content-Security-Policy/.exec(html) ?? [];
        return head && !/<(script|style|link|img)\b/.test(head) ? [] : ['comes late or is missing'];
      }),
    ).toEqual([]);
  });

  it('has the hash of every inline script and style', () => {
    expect(
      flaws((page) => {
        const policy = policyOf(page);
        return (['script', 'style'] as const).flatMap((tag) =>
          inline(page, tag)
            .filter((body) => !policy.get(`${tag}-src`)?.includes(hashOf(body)))
            .map((body) => `<${tag}> ${body.slice(0, 60)}`),
        );
      }),
    ).toEqual([]);
  });

  it('allows only the site itself and hashes', () => {
    expect(
      flaws((page) => {
        const sources = [...policyOf(page)].flatMap(([name, list]) => list.map((source) => `${name} ${source}`));
        const expected =
          /^((script|style)-src ('self'|'sha256-[\w+/=]+')|(default-src|form-action) 'self'|(object-src|frame-src|base-uri) 'none'|require-trusted-types-for 'script'|trusted-types sahayya)$/;
        return policyOf(page).size < 9
          ? ['has too few directives']
          : sources.filter((source) => !expected.test(source));
      }),
    ).toEqual([]);
  });

  it('needs no exception for style attributes and event handlers, because the page has none', () => {
    expect(
      flaws(({ html }) => {
        const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
        return [...markup.matchAll(/<[a-z][^>]*?\s(style|on[a-z]+)="[^"]*"/gi)].map(([tag]) => tag.slice(0, 120));
      }),
    ).toEqual([]);
  });
});
