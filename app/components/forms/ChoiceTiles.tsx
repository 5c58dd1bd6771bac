import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './ChoiceTiles.module.css';

export type Tile = { value: string; label: string; hint?: string; Icon?: LucideIcon };

type ChoiceTilesProps = {
  tiles: readonly Tile[];
  chosen: readonly string[];
  onChoice: (chosen: string[]) => void;
  several?: boolean;
  errorId?: string | undefined;
};

/** Offers tiles: checkboxes for `several`, otherwise radio buttons. `errorId`: id of the error message. */
export function ChoiceTiles({ tiles, chosen, onChoice, several = false, errorId }: ChoiceTilesProps) {
  const name = useId();
  const choose = (value: string, isOn: boolean) => {
    if (!several) onChoice([value]);
    else onChoice(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));
  };
  return (
    <div className={styles.tiles}>
      {tiles.map(({ value, label, hint, Icon }) => (
        <label key={value} className={styles.tile}>
          <input
            type={several ? 'checkbox' : 'radio'}
            // Without a name the boxes are not sent when the form is sent before hydration.
            name={several ? undefined : name}
            value={value}
            checked={chosen.includes(value)}
            aria-describedby={errorId}
            aria-invalid={several && errorId ? true : undefined}
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
