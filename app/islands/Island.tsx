import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { FixedPartsContext, type FixedProps } from './fixedParts.ts';

/**
 * `load`: starts React with the page, except in data-saving mode. `query`: only if the address has a query or answers, or the history entry a state; `papers`: also if
 * the visitor has a list of papers.
 */
export type IslandTrigger = 'load' | 'query' | 'papers';

type IslandProps<Props extends object> = {
  /**
   * Name of the file `<name>.island.tsx` and of its export. The export of a file `<name>.island.ts` is a function that takes over
   * the rendered element without React.
   */
  name: string;
  component: ComponentType<Props>;
  /** Values that JSON can represent. */
  props: Props;
  /** Content that never changes. The key of each element is the name that the island passes to `useFixedPart`. */
  fixed?: ReactElement[];
  /** When to start React apart from a use of a control (app/early/islands.ts). */
  start?: IslandTrigger;
};

/** Renders an island to HTML and notes it for the browser (renderIslands.server.tsx). */
export type RenderIsland = <Props extends object>(
  island: Pick<IslandProps<Props>, 'name' | 'component' | 'props'> & { fixedPart: (name: string) => FixedProps },
) => string;

export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined);

/**
 * Renders a part of a page that React takes over in the browser, on the first use of its controls. An island inside another
 * island is a part of it.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  fixed = [],
  start,
}: IslandProps<Props>) {
  const render = useContext(RenderIslandContext);
  const words = useContext(WordsContext);
  // Uses the words of the page, because the browser does not need those of fixed parts.
  const fixedPart = (part: string): FixedProps => {
    const content = fixed.find(({ key }) => key === part);
    if (!content) throw new Error(`The island ${name} has no fixed part ${part}.`);
    return { 'data-fixed': part, children: <WordsContext value={words}>{content}</WordsContext> };
  };
  if (!render)
    return (
      <div>
        <FixedPartsContext value={fixedPart}>
          <Component {...props} />
        </FixedPartsContext>
      </div>
    );
  const html = render({ name, component: Component, props, fixedPart });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped this HTML.
  return <div data-island={name} data-start={start} dangerouslySetInnerHTML={{ __html: html }} />;
}
