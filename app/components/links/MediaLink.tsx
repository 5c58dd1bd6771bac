import type { ComponentProps, MouseEvent } from 'react';
import { isModifiedClick } from './isModifiedClick.ts';

type MediaLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  href: string;
  onOpen: () => void;
};

/** Opens a picture or video in a dialog. Without script or dialogs, or with a modifier key, the browser follows the link. */
export function MediaLink({ href, onOpen, children, ...rest }: MediaLinkProps) {
  const open = (event: MouseEvent) => {
    if (isModifiedClick(event) || !('HTMLDialogElement' in window)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={href} {...rest} onClick={open} data-hydrates="">
      {children}
    </a>
  );
}
