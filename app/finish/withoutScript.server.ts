import postcss from 'postcss';
import { memoizeCss } from './memoizeCss.server.ts';

/**
 * Removes the condition `@media (scripting:none)`, which browsers support only since 2023. The page links the result in
 * `<noscript>`, so that older browsers without script also apply these rules.
 */
export const applyNoScriptRules = memoizeCss('without-script', (css: string) =>
  postcss
    .parse(css)
    .nodes.flatMap((rule) => (rule.type === 'atrule' && rule.params === '(scripting:none)' ? (rule.nodes ?? []) : []))
    .join(''),
);
