import { type ComponentType, createContext, useContext } from 'react';

/**
 * `load`: starts React with the page, except in data-saving mode. `query`: only if the address has a query or answers, or the history entry a state; `papers`: also if
 * the visitor has a list of papers. `optional`: not on a slow connection, because the controls also work without React.
 */
export type IslandTrigger = 'load' | 'query' | 'papers' | 'optional';

type IslandProps<Props extends object> = {
  /** Name of the file `<name>.island.tsx` and of its export. */
  name: string;
  component: ComponentType<Props>;
  /** Values that JSON can represent. */
  props: Props;
  /** When to start React apart from a use of a control (app/early/islands.ts). */
  start?: IslandTrigger;
};

/** Renders an island to HTML and notes it for the browser (renderIslands.server.tsx). */
export type RenderIsland = <Props extends object>(
  island: Pick<IslandProps<Props>, 'name' | 'component' | 'props'>,
) => string;

export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined);

/**
 * Renders a part of a page that React takes over in the browser, on the first use of its controls. An island inside another
 * island is a part of it.
 */
export function Island<Props extends object>({ name, component: Component, props, start }: IslandProps<Props>) {
  const render = useContext(RenderIslandContext);
  if (!render)
    return (
      <div>
        <Component {...props} />
      </div>
    );
  const html = render({ name, component: Component, props });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped this HTML.
  return <div data-island={name} data-start={start} dangerouslySetInnerHTML={{ __html: html }} />;
}
