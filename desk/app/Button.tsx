import type { ComponentProps } from 'react';
import { buttons } from './buttons.ts';

/** Renders a button that never submits the form around it. */
export function Button({ label, ...props }: { label: string } & Omit<ComponentProps<'button'>, 'children' | 'type'>) {
  return (
    <button type="button" className={buttons.plain} {...props}>
      {label}
    </button>
  );
}
