import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { flaws, type Page } from './pages.ts';

/** The directives of the policy in a page, by name. */
function policyOf({ html }: Page): Map<string, string[]> {
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return new Map(
    content.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** Bodies of the inline scripts that run, or of the styles. Data for search engines (ld+json) does not run. */
function inline(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes = '']) => !/type="application\/ld\+json"|\ssrc=/.test(attributes))
    .map(([, , body = '']) => body);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the Content-Security-Policy of every page', { tags: ['conformance/least-privilege'] }, () => {
  it('stands before everything that it is about', () => {
    expect(
      flaws(({ html }) => {
        const [head = ''] = /^[\s\S]*?Content-Security-Policy/.exec(html) ?? [];
        return head && !/<(script|style|link|img)\b/.test(head) ? [] : ['comes late or is missing'];
      }),
    ).toEqual([]);
  });

  it('names every inline script and style by its hash', () => {
    expect(
      flaws((page) => {
        const policy = policyOf(page);
        return (['script', 'style'] as const).flatMap((tag) =>
          inline(page.html, tag)
            .filter((body) => !policy.get(`${tag}-src`)?.includes(hashOf(body)))
            .map((body) => `<${tag}> ${body.slice(0, 60)}`),
        );
      }),
    ).toEqual([]);
  });

  it('allows nothing else: the site itself and hashes', () => {
    expect(
      flaws((page) => {
        const sources = [...policyOf(page)].flatMap(([name, list]) => list.map((source) => `${name} ${source}`));
        const wanted =
          /^((script|style)-src ('self'|'sha256-[\w+/=]+')|(img|font|media|connect|manifest|worker)-src 'self'|form-action 'self'|(default-src|base-uri) 'none'|require-trusted-types-for 'script'|trusted-types sahayya)$/;
        return policyOf(page).size < 13 ? ['has too few directives'] : sources.filter((source) => !wanted.test(source));
      }),
    ).toEqual([]);
  });

  it('is not needed for styles and handlers in attributes: there are none', () => {
    expect(
      flaws(({ html }) => {
        const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
        return [...markup.matchAll(/<[a-z][^>]*?\s(style|on[a-z]+)="[^"]*"/gi)].map(([tag]) => tag.slice(0, 120));
      }),
    ).toEqual([]);
  });
});
