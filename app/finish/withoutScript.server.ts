import postcss from 'postcss';
import { memoizedCss } from './memoizedCss.server.ts';

/**
 * Takes the rules of `@media (scripting:none)` out of their condition, which browsers know only since 2023. The page links
 * them in `<noscript>`, so that the others also show what needs no script, and hide what does.
 */
export const rulesWithoutScript = memoizedCss('without-script', (css: string) =>
  postcss
    .parse(css)
    .nodes.flatMap((rule) => (rule.type === 'atrule' && rule.params === '(scripting:none)' ? (rule.nodes ?? []) : []))
    .join(''),
);
