import { memo, useLayoutEffect, useRef } from 'react';
import type { ListedScheme } from './listing.ts';
import { FIRST_LATER, type Place } from './places.ts';
import { SchemeCard } from './SchemeCard.tsx';

type SchemeItemProps = { scheme: ListedScheme; place: Place; isFirstLater: boolean };

/** A card in the list. One that comes later is hidden so that the browser's own search in the page still finds it. */
export const SchemeItem = memo(function SchemeItem({ scheme, place, isFirstLater }: SchemeItemProps) {
  const item = useRef<HTMLLIElement>(null);
  // Set here and not in the finished page: without script every card is read. And React writes each value of `hidden` as
  // the plain one, which is never searched.
  useLayoutEffect(() => {
    const { current } = item;
    if (place === 'later') {
      current?.setAttribute('hidden', 'until-found');
      current?.setAttribute('aria-hidden', 'true');
    } else {
      current?.removeAttribute('hidden');
      current?.removeAttribute('aria-hidden');
    }
  }, [place]);
  return (
    <li ref={item} data-place={place} id={isFirstLater ? FIRST_LATER : undefined}>
      <SchemeCard scheme={scheme} />
    </li>
  );
});
