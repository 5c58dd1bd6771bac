import type { ComponentType, SVGProps } from 'react';

type SpriteIconProps = SVGProps<SVGSVGElement> & { drawing: string };

function SpriteIcon({ drawing, className, ...rest }: SpriteIconProps) {
  return (
    <svg className={className ? `lucide ${className}` : 'lucide'} strokeWidth="2" aria-hidden="true" {...rest}>
      <use href={drawing} />
    </svg>
  );
}

/** Creates an icon that refers to the sprite at `sprite`, with the props of lucide icons. */
export function spriteIcon(name: string, sprite: string): ComponentType<SVGProps<SVGSVGElement>> {
  return (props) => <SpriteIcon drawing={`${sprite}#${name}`} {...props} />;
}
