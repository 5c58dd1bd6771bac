import type { ComponentType, SVGProps } from 'react';

type SpriteIconProps = SVGProps<SVGSVGElement> & { drawing: string };

function SpriteIcon({ drawing, className, ...rest }: SpriteIconProps) {
  return (
    <svg className={className ? `lucide ${className}` : 'lucide'} strokeWidth="2" aria-hidden="true" {...rest}>
      <use href={drawing} />
    </svg>
  );
}

/**
 * An icon that is drawn from the file of all icons, at the address `sprite`. It takes what lucide's own icons take here:
 * the attributes of an `<svg>`. It is hidden from screen readers, because a word always stands beside it.
 */
export function spriteIcon(name: string, sprite: string): ComponentType<SVGProps<SVGSVGElement>> {
  return (props) => <SpriteIcon drawing={`${sprite}#${name}`} {...props} />;
}
