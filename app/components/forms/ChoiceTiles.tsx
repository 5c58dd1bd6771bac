import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './ChoiceTiles.module.css';
import tick from './TickBox.module.css';

export type Tile = { value: string; label: string; hint?: string; Icon?: LucideIcon };

type ChoiceTilesProps = {
  tiles: readonly Tile[];
  chosen: readonly string[];
  onChoice: (chosen: string[]) => void;
  multiple?: boolean;
  /** Places two tiles in a row, on phones too; `large` for two short answers. */
  columns?: boolean | 'large';
  errorId?: string | undefined;
};

/** Renders choices as tiles: checkboxes if `multiple`, otherwise radio buttons. `errorId`: id of the error message. */
export function ChoiceTiles({ tiles, chosen, onChoice, multiple = false, columns, errorId }: ChoiceTilesProps) {
  const name = useId();
  const choose = (value: string, checked: boolean) => {
    if (!multiple) onChoice([value]);
    else onChoice(checked ? [...chosen, value] : chosen.filter((other) => other !== value));
  };
  return (
    <div className={styles.tiles} data-columns={columns || undefined}>
      {tiles.map(({ value, label, hint, Icon }) => (
        <label key={value} className={styles.tile}>
          <input
            className={tick.box}
            type={multiple ? 'checkbox' : 'radio'}
            // Checkboxes have no name, because a form that is submitted before hydration must not contain them.
            name={multiple ? undefined : name}
            value={value}
            checked={chosen.includes(value)}
            aria-describedby={errorId}
            aria-invalid={multiple && errorId ? true : undefined}
            onChange={({ target }) => choose(value, target.checked)}
          />
          {Icon && <Icon aria-hidden="true" />}
          <span>
            {label}
            {hint && <small>{hint}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
