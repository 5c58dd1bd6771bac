import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { resolutionText } from './resolutionText.ts';
import styles from './SchemeDetails.module.css';
import { Section } from './Section.tsx';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Numbers of resolutions are Marathi also on the English page, and are read out as such. */
export function GovernmentResolutions({ resolutions }: { resolutions: string[] }) {
  const { t } = useTranslation('scheme');
  const language = useLanguage();
  return (
    <Section id="resolutions" title={t('sections.Government Resolution')}>
      <ul className={styles.lines}>
        {resolutions.map((resolution) => (
          <li key={resolution} lang={DEVANAGARI.test(resolution) ? 'mr' : undefined}>
            {resolutionText(resolution, language)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
