import { type ComponentPropsWithRef, createContext, useContext } from 'react';

/** Properties of the element around a fixed part. In the build they contain its HTML, in the browser they keep that HTML. */
export type FixedProps = { 'data-fixed': string } & Pick<
  ComponentPropsWithRef<'div'>,
  'children' | 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
> & { ref?: (element: HTMLElement | null) => void };

export const FixedPartsContext = createContext<((name: string) => FixedProps) | undefined>(undefined);

/**
 * Returns the properties of an element whose content never changes. The browser keeps the HTML of the build
 * (keepFixedParts.ts), so that it needs neither the data nor the code of this content. `name`: the key of an element in `fixed` of the island.
 */
export function useFixedPart(name: string): FixedProps {
  const fixedPart = useContext(FixedPartsContext);
  if (!fixedPart) throw new Error(`The fixed part ${name} is not in an island.`);
  return fixedPart(name);
}
