import { inDigitsOf } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './SchemeDetails.module.css';
import { Section } from './Section.tsx';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Marks resolution numbers as Marathi on the English page (WCAG 3.1.2). */
export function GovernmentResolutions({ resolutions }: { resolutions: string[] }) {
  const { t, language } = useTranslation('scheme');
  return (
    <Section id="resolutions" title={t('sections.Government Resolution')}>
      <ul className={styles.lines}>
        {resolutions.map((resolution) => (
          <li key={resolution} lang={DEVANAGARI.test(resolution) ? 'mr' : undefined}>
            {formatResolution(resolution, language)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Minimum length of a code of the state's portal, which is typed in Latin digits. */
const PORTAL_CODE_LENGTH = 12;

/** Formats number and date in the digits of the language, except portal codes. */
export function formatResolution(resolution: string, language: Language): string {
  return resolution.replace(/\d+/g, (digits) =>
    digits.length < PORTAL_CODE_LENGTH ? inDigitsOf(language, digits) : digits,
  );
}
