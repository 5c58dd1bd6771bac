import type { ComponentType, SVGProps } from 'react';

/** Creates an icon component that refers to the file `sprite` and takes the props of lucide icons. */
export function createSpriteIcon(name: string, sprite: string): ComponentType<SVGProps<SVGSVGElement>> {
  return ({ className, ...rest }) => (
    <svg className={className ? `lucide ${className}` : 'lucide'} aria-hidden="true" {...rest}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
