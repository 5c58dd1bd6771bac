const STATES = { ':focus-visible': 'focus', ':hover': 'hover', ':active': 'press' };
const ANY_STATE = /:(focus-visible|hover|active)\b/;
const PRESSABLE = 'a[href], button, input:not([type="hidden"]), select, summary';

const done = new WeakSet<CSSStyleSheet>();

/** Simulates focus, hover and press: copies their rules, with an attribute selector in place of the pseudo-class. */
export function drawStates() {
  for (const sheet of document.styleSheets) {
    if (!done.has(sheet)) repeatIn(sheet);
    done.add(sheet);
  }
  for (const element of document.querySelectorAll(`[data-test-state="focus"] :is(${PRESSABLE})`))
    element.setAttribute('data-test-drawn', 'focus');
}

function repeatIn(group: CSSStyleSheet | CSSGroupingRule) {
  const rules = [...group.cssRules];
  // Iterates backwards, because an inserted rule shifts the rules after it.
  for (const [index, rule] of [...rules.entries()].reverse()) {
    if (rule instanceof CSSStyleRule) {
      if (ANY_STATE.test(rule.selectorText)) group.insertRule(drawn(rule), index + 1);
    } else if (rule instanceof CSSGroupingRule) repeatIn(rule);
  }
}

function drawn({ selectorText, style }: CSSStyleRule): string {
  const selector = Object.entries(STATES).reduce(
    (text, [state, name]) => text.replaceAll(state, `[data-test-drawn="${name}"]`),
    selectorText,
  );
  return `${selector} { ${style.cssText} }`;
}
