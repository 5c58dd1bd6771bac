import { renderToString } from 'react-dom/server';
import type { Language } from '#app/i18n/language.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import type { Namespace } from '#app/i18n/wordKeys.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { FixedPartsContext } from './fixedParts.ts';
import type { RenderIsland } from './Island.tsx';

/** An island of a rendered page. `words`: translation files that it reads. */
export type RenderedIsland = { name: string; words: Namespace[]; props: object };

/**
 * Returns a function that renders the islands of one page, and the list that it fills in the order of the document. Renders
 * each island as a root of its own, so that React finds the same ids (`useId`) in the browser.
 */
export function createIslandRenderer(language: Language): { render: RenderIsland; islands: RenderedIsland[] } {
  const islands: RenderedIsland[] = [];
  const render: RenderIsland = ({ name, component: Component, props, fixedPart }) => {
    const words = wordsFor(language);
    const html = renderToString(
      <WordsContext value={words}>
        <FixedPartsContext value={fixedPart}>
          <Component {...props} />
        </FixedPartsContext>
      </WordsContext>,
      { identifierPrefix: `${islands.length}` },
    );
    islands.push({ name, words: [...words.used], props: toJsonValue(name, props) });
    return html;
  };
  return { render, islands };
}

/** Returns the properties as the browser will read them. Throws at a value that JSON would lose, such as a function. */
function toJsonValue(name: string, props: object): object {
  const json = JSON.stringify(props, function (this: Record<string, unknown>, key) {
    // Reads the value itself, because the second argument is already the text of a date.
    const value = this[key];
    const isPlain = typeof value !== 'object' || value === null || Array.isArray(value) || isPlainObject(value);
    if (!isPlain || typeof value === 'function' || typeof value === 'symbol')
      throw new TypeError(`The island ${name} has a property "${key}" that JSON cannot represent.`);
    return value;
  });
  return JSON.parse(json);
}

const isPlainObject = (value: object) => Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
