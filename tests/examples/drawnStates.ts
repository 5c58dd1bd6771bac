const STATES = { ':focus-visible': 'focus', ':hover': 'hover', ':active': 'press' };
const ANY_STATE = /:(focus-visible|hover|active)\b/;
const PRESSABLE = 'a[href], button, input:not([type="hidden"]), select, summary';

/** Style sheets whose rules have been repeated already. */
const done = new WeakSet<CSSStyleSheet>();

/**
 * Shows focus, hover and press without a finger: repeats every rule of the style sheets that speaks of such a state, with
 * `[data-drawn="focus"]` in its place. So what is shown is what the style sheets say, whatever they say.
 */
export function drawStates() {
  for (const sheet of document.styleSheets) {
    if (!done.has(sheet)) repeatIn(sheet);
    done.add(sheet);
  }
  for (const element of document.querySelectorAll(`[data-state="focus"] :is(${PRESSABLE})`))
    element.setAttribute('data-drawn', 'focus');
}

function repeatIn(group: CSSStyleSheet | CSSGroupingRule) {
  const rules = [...group.cssRules];
  // From the end, so that a new rule does not move those that are still to come.
  for (const [index, rule] of [...rules.entries()].reverse()) {
    if (rule instanceof CSSStyleRule) {
      if (ANY_STATE.test(rule.selectorText)) group.insertRule(drawn(rule), index + 1);
    } else if (rule instanceof CSSGroupingRule) repeatIn(rule);
  }
}

function drawn({ selectorText, style }: CSSStyleRule): string {
  const selector = Object.entries(STATES).reduce(
    (text, [state, name]) => text.replaceAll(state, `[data-drawn="${name}"]`),
    selectorText,
  );
  return `${selector} { ${style.cssText} }`;
}
