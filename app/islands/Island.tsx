import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import type { Attributes } from '#app/attributes.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { FixedPartsContext, type FixedProps } from './fixedParts.ts';

type IslandProps<Props extends object> = {
  /**
   * Name of the file `<name>.island.tsx` and of its export. The export of a file `<name>.island.ts` is a function that takes over
   * the rendered element without React.
   */
  name: string;
  component: ComponentType<Props>;
  /** Values that JSON can represent. */
  props: Props;
  /** Parts whose content never changes. The key of each element is the name that the island passes to `useFixedPart`. */
  fixed?: ReactElement[];
  /** When to start React before a control is used (app/early/islands.ts). */
  start?: Attributes['data-start'];
};

/** Renders an island to HTML and records its data for the browser (renderIslands.server.tsx). */
export type RenderIsland = <Props extends object>(
  island: Pick<IslandProps<Props>, 'name' | 'component' | 'props'> & { fixedPart: (name: string) => FixedProps },
) => string;

export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined);

/**
 * Renders a part of a page that React hydrates when one of its controls is first used. An island inside another island belongs
 * to the outer one.
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
  // Renders fixed parts with the words of the page, so that the island does not load words that only fixed parts need.
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
