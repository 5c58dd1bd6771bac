import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './ChoiceTiles.module.css';

export type Tile = { value: string; label: string; hint?: string; Icon?: LucideIcon };

type ChoiceTilesProps = {
  tiles: readonly Tile[];
  chosen: readonly string[];
  onChoice: (chosen: string[]) => void;
  /** Several tiles may be ticked; otherwise one is chosen. */
  several?: boolean;
  /** Id of the message that says what is wrong. */
  wrong?: string | undefined;
};

/** Answers to choose from, each a tile as wide as the page. The question stands in the legend of their fieldset. */
export function ChoiceTiles({ tiles, chosen, onChoice, several = false, wrong }: ChoiceTilesProps) {
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
            // Boxes need no name, and without one a form that is sent before React starts says nothing about them.
            name={several ? undefined : name}
            value={value}
            checked={chosen.includes(value)}
            aria-describedby={wrong}
            aria-invalid={several && wrong ? true : undefined}
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
