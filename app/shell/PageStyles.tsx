import { createContext, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router';

/** Text of a stylesheet that stands in the page itself, by its address; undefined when it has to be fetched. */
export type StyleSource = (href: string) => string | undefined;

const InlineStylesContext = createContext<StyleSource>(() => undefined);

export const InlineStyles = InlineStylesContext.Provider;

/** The stylesheets that the finished page carries, read back so that React finds what it expects. */
export function stylesInThePage(): StyleSource {
  const texts = new Map(
    [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map((style) => [
      style.dataset.href,
      style.textContent,
    ]),
  );
  return (href) => texts.get(href);
}

/**
 * The styles of the screens on the page. At build they are written into the page, so that the first paint needs one
 * request; a screen that is opened later brings its stylesheet as a link.
 */
export function PageStyles() {
  const styleText = useContext(InlineStylesContext);
  const manifest = useContext(FrameworkContext)?.manifest;
  const matches = useMatches();
  if (import.meta.env.DEV || !manifest) return <Links />;
  const hrefs = new Set(matches.flatMap(({ id }) => manifest.routes[id]?.css ?? []));
  return [...hrefs].map((href) => {
    const text = styleText(href);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a stylesheet of our own build.
    if (text !== undefined) return <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: text }} />;
    return <link key={href} rel="stylesheet" href={href} precedence="screen" />;
  });
}
