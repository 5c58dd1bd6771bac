import { TickBox } from '#app/components/forms/TickBox.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './AudienceChoice.module.css';
import { ASKED_AUDIENCES, type Audience } from './listing.ts';

type AudienceChoiceProps = { chosen: readonly Audience[]; onChoice: (audiences: Audience[]) => void };

/** "Who is it for?" A scheme for any of those ticked is shown; nothing ticked means everybody. */
export function AudienceChoice({ chosen, onChoice }: AudienceChoiceProps) {
  const { t } = useTranslation('schemes');
  return (
    <fieldset className={styles.choice}>
      <legend>{t('forWhom')}</legend>
      {ASKED_AUDIENCES.map((audience) => (
        <TickBox
          key={audience}
          name="for"
          value={audience}
          checked={chosen.includes(audience)}
          onChange={({ target }) =>
            onChoice(ASKED_AUDIENCES.filter((other) => (other === audience ? target.checked : chosen.includes(other))))
          }
        >
          {t(`audience.${audience}`)}
        </TickBox>
      ))}
    </fieldset>
  );
}
