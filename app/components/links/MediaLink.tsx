import type { MouseEvent, ReactNode } from 'react';
import { isModifiedClick } from './isModifiedClick.ts';

type MediaLinkProps = {
  href: string;
  onOpen: () => void;
  className?: string | undefined;
  /** Lets the early script show a small picture first where data is saved. */
  'data-choice'?: 'picture';
  children: ReactNode;
};

/** Opens a picture or video in a dialog; without script or with a modifier key it is a plain link. */
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
