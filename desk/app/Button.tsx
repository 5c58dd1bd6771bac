import type { ComponentProps } from 'react';

/** Renders a button that never submits the form around it. */
export function Button({ label, ...props }: { label: string } & Omit<ComponentProps<'button'>, 'children' | 'type'>) {
  return (
    <button type="button" {...props}>
      {label}
    </button>
  );
}
