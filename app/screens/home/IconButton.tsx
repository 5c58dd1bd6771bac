import type { LucideIcon } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';

type IconButtonProps = { Icon: LucideIcon; label: string; onClick: () => void; className?: string };

/** Renders a button with only an icon; `label` names it for screen readers. */
export function IconButton({ Icon, label, onClick, className = '' }: IconButtonProps) {
  return (
    <button type="button" className={`${className} ${buttons.icon}`.trimStart()} aria-label={label} onClick={onClick}>
      <Icon aria-hidden="true" />
    </button>
  );
}
