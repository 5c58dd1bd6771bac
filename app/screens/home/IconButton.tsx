import type { LucideIcon } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';

type IconButtonProps = {
  Icon: LucideIcon;
  label: string;
  /** Action on the slides (slides.ts). */
  move: 'previous' | 'next' | 'pause' | 'play';
  className?: string | undefined;
  hidden?: boolean;
};

/** Renders a button with only an icon; `label` names it for screen readers. */
export function IconButton({ Icon, label, move, className = '', hidden }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${className} ${buttons.icon}`.trimStart()}
      aria-label={label}
      data-move={move}
      hidden={hidden}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
