import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { onePerScreen } from '#tests/e2e/support/onePerScreen.ts';
import { pageAt, pages } from './pages.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <meta/>, hrefLang and async="", which are equivalent.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's useId makes ids such as _R_6d5_, which are valid in HTML but not in CSS.
    'valid-id': ['error', { relaxed: true }],
    // The navigation and the phone menu share a name, because only one is visible.
    'unique-landmark': 'off',
    // A non-breaking hyphen would be copied along with the number and cannot be dialled.
    'tel-non-breaking': 'off',
    // Official names of schemes are long, and the name of the site follows.
    'long-title': 'off',
    // A group may be named by aria-label instead of a legend; the test below checks both.
    'wcag/h71': 'off',
    // An ARIA combobox needs a listbox, which a <select> cannot replace.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Checkboxes of one question share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // VoiceOver in Safari announces a list whose items have no markers only with its role (lists.test.ts).
    'no-redundant-role': 'off',
    // The policy in the page allows inline scripts by their hash; tests/site/policy.test.ts checks the hashes.
    'require-sri': 'off',
  },
});

const EXAMPLES = 3;

describe('the HTML', { tags: ['conformance/fields-named'] }, () => {
  // checker.test.ts checks the HTML of every page with another validator.
  it('of one page of each screen and language is valid', () => {
    const flawed = new Map<string, string[]>();
    for (const { path, html } of LANGUAGES.flatMap(onePerScreen).map((page) => pageAt(decodeURI(page.path)))) {
      // Scripts and styles contain no HTML.
      const bare = html.replace(/(<(?:script|style)\b[^>]*>)[\s\S]*?(<\/(?:script|style)>)/g, '$1$2');
      for (const { messages } of validator.validateStringSync(bare, `${path}/index.html`).results) {
        for (const { ruleId, message, selector } of messages) {
          const flaw = `${ruleId}: ${message}`;
          flawed.set(flaw, [...(flawed.get(flaw) ?? []), `${path} ${selector}`]);
        }
      }
    }
    const summary = [...flawed].map(
      ([flaw, places]) => `${flaw} (${places.length}): ${places.slice(0, EXAMPLES).join(', ')}`,
    );
    expect(summary).toEqual([]);
  });

  it('of every page has a name for each fieldset', () => {
    const nameless = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<fieldset\b([^>]*)>(<legend\b)?/g)]
        .filter(([, attributes = '', legend]) => !legend && !/\saria-label(ledby)?="[^"]+"/.test(attributes))
        .map(([tag]) => `${path}: ${tag}`),
    );
    expect(nameless).toEqual([]);
  });
});
