import { type ComponentType, createContext, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { useWords, WordsContext } from '#app/i18n/WordsContext.ts';
import type { Namespace } from '#app/i18n/wordKeys.ts';
import { wordsFor } from '#app/i18n/words.server.ts';

/**
 * `load`: starts React with the page. `query`: only if the address has a query or the history entry a state; `papers`: also if
 * the visitor has a list of papers. `optional`: not on a slow line, because the controls also work without React.
 */
export type IslandTrigger = 'load' | 'query' | 'papers' | 'optional';

/** An island of a rendered page. `words`: translation files that it reads; `props`: values that JSON can represent. */
export type RenderedIsland = { name: string; words: Namespace[]; props: object };

/** Collects the islands of one page in the order of the document. */
export const IslandsContext = createContext<RenderedIsland[] | undefined>(undefined);

type IslandProps<Props extends object> = {
  /** Name of the file `<name>.island.tsx` and of its export. */
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /** When to start React apart from a use of a control: app/early/islands.ts. */
  start?: IslandTrigger;
};

/**
 * Renders a part of a page that React takes over in the browser, on the first use of its controls (app/early/islands.ts).
 * Renders it as a root of its own, so that React finds the same ids (`useId`) in the browser.
 */
export function Island<Props extends object>({ name, component: Component, props, start }: IslandProps<Props>) {
  const { language } = useWords();
  const islands = useContext(IslandsContext);
  const index = islands?.length ?? 0;
  const words = wordsFor(language);
  const island: RenderedIsland = { name, words: [], props: jsonValue(name, props) };
  islands?.push(island);
  const html = renderToString(
    <WordsContext value={words}>
      <Component {...props} />
    </WordsContext>,
    { identifierPrefix: `${index}` },
  );
  island.words = [...words.used];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped this HTML.
  return <div data-island={name} data-start={start} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Returns the props as the browser will read them. Throws at a value that JSON would lose, such as a function. */
function jsonValue(name: string, props: object): object {
  const json = JSON.stringify(props, (key, value) => {
    const isPlain = typeof value !== 'object' || value === null || Array.isArray(value) || isPlainObject(value);
    if (!isPlain || typeof value === 'function' || typeof value === 'symbol')
      throw new TypeError(`The island ${name} has a property "${key}" that JSON cannot represent.`);
    return value;
  });
  return JSON.parse(json);
}

const isPlainObject = (value: object) => Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
