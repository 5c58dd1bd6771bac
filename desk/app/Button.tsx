import type { ComponentProps } from 'react';

/** Never submits the form around it. */
export function Button({ label, ...props }: { label: string } & Omit<ComponentProps<'button'>, 'children' | 'type'>) {
  return (
    <button type="button" {...props}>
      {label}
    </button>
  );
}
