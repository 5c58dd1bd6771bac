import { Check } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Section } from './Section.tsx';
import type { SchemePage } from './schemePage.server.ts';
import styles from './TickList.module.css';

export function Conditions({ eligibility }: Pick<SchemePage, 'eligibility'>) {
  const { t } = useTranslation('scheme');
  return (
    <Section id="who" title={t('parts.who')}>
      <ul className={styles.ticks}>
        {eligibility.map(({ text }) => (
          <li key={text}>
            <Check aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
