import type { MouseEvent, ReactNode } from 'react';
import { isModifiedClick } from './isModifiedClick.ts';

type MediaLinkProps = {
  href: string;
  onOpen: () => void;
  className?: string | undefined;
  /** Beside a picture: where data is saved, the first press shows the small one. The early script answers it. */
  'data-choice'?: 'picture';
  children: ReactNode;
};

/** A link to a picture or a film that opens in a dialog. Without script, or with a key held down, it is a plain link. */
export function MediaLink({ href, onOpen, children, ...rest }: MediaLinkProps) {
  const openHere = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={href} {...rest} onClick={openHere}>
      {children}
    </a>
  );
}
