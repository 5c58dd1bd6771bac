import { LayoutGrid, List } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LayoutChoice.module.css';

type LayoutChoiceProps = { initial: 'grid' | 'list' };

const LAYOUTS = [
  { layout: 'grid', Icon: LayoutGrid },
  { layout: 'list', Icon: List },
] as const;

/**
 * Grid or list. Radio buttons and not script: the style sheet of the list asks which one is chosen, so the choice works
 * before React starts and without it.
 */
export function LayoutChoice({ initial }: LayoutChoiceProps) {
  const { t } = useTranslation('components');
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="sr">{t('showAs')}</legend>
      {LAYOUTS.map(({ layout, Icon }) => (
        <label key={layout}>
          <input className="sr" type="radio" name={name} value={layout} defaultChecked={layout === initial} />
          <Icon aria-hidden="true" />
          {t(layout)}
        </label>
      ))}
    </fieldset>
  );
}
