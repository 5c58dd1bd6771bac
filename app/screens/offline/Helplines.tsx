import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Helplines.module.css';

type HelplinesProps = { helplines: { number: string; title: string; confidence: 'high' | 'medium' }[] };

/** A call needs no internet. */
export function Helplines({ helplines }: HelplinesProps) {
  const { t } = useTranslation(['offline', 'components']);
  return (
    <LabelledSection title={t('helplines')}>
      <ul className={styles.helplines}>
        {helplines.map(({ number, title, confidence }) => (
          <li key={number}>
            <span>
              {title}
              {confidence === 'medium' && <small>{t('components:toBeConfirmed')}</small>}
            </span>
            <PhoneLink number={number} of={title} />
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}
