import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { pages } from './pages.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, which browsers read the same: <meta/>, hrefLang, async="".
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's useId makes ids such as _R_6d5_: valid in HTML, only not an identifier of CSS.
    'valid-id': ['error', { relaxed: true }],
    // The row of the navigation and the menu of a phone carry one name on purpose: a reader meets one of them. axe looks
    // at what is really on the screen.
    'unique-landmark': 'off',
    // A non-breaking hyphen would be copied along with the number and cannot be dialled.
    'tel-non-breaking': 'off',
    // Official names of schemes are long, and the department's name follows. Nothing is cut but by the tab of a browser.
    'long-title': 'off',
    // A group may be named by aria-label as well as by a legend; the test below asks that it is named.
    'wcag/h71': 'off',
    // The suggestions under a field of letters are a listbox (ARIA combobox). No <select> does that.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The tick boxes of one question carry one name, as HTML wants it.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // The policy in the page allows inline scripts by their hash; tests/site/policy.test.ts compares them.
    'require-sri': 'off',
  },
});

const EXAMPLES = 3;

describe('the HTML of every page', { tags: ['conformance/fields-named'] }, () => {
  it('is valid', () => {
    const flawed = new Map<string, string[]>();
    for (const { path, html } of pages) {
      // What scripts and styles hold is not HTML.
      const bare = html.replace(/(<(?:script|style)\b[^>]*>)[\s\S]*?(<\/(?:script|style)>)/g, '$1$2');
      for (const { messages } of validator.validateStringSync(bare, `${path}/index.html`).results) {
        for (const { ruleId, message, selector } of messages) {
          const flaw = `${ruleId}: ${message}`;
          flawed.set(flaw, [...(flawed.get(flaw) ?? []), `${path} ${selector}`]);
        }
      }
    }
    const said = [...flawed].map(
      ([flaw, places]) => `${flaw} (${places.length}): ${places.slice(0, EXAMPLES).join(', ')}`,
    );
    expect(said).toEqual([]);
  });

  it('gives each group of fields a name', () => {
    const nameless = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<fieldset\b([^>]*)>(<legend\b)?/g)]
        .filter(([, attributes = '', legend]) => !legend && !/\saria-label(ledby)?="[^"]+"/.test(attributes))
        .map(([tag]) => `${path}: ${tag}`),
    );
    expect(nameless).toEqual([]);
  });
});
