import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import part from './Examples.module.css';
import styles from './TypeScale.module.css';
import type { Tokens } from './tokens.server.ts';

const STEPS = [
  { size: 'fs-h1', bold: true, en: 'Government hostels', mr: 'शासकीय वसतिगृहे' },
  { size: 'fs-h2', bold: true, en: 'Who can get it', mr: 'कोणाला मिळते' },
  { size: 'fs-h3', bold: true, en: 'How to apply', mr: 'अर्ज कसा करावा' },
  {
    size: 'fs-lead',
    bold: false,
    en: 'A grant for aids you use every day.',
    mr: 'रोजच्या वापराच्या साधनांसाठी अर्थसहाय्य.',
  },
  { size: 'fs-prose', bold: false, en: 'Bring the originals to show.', mr: 'मूळ प्रती सोबत आणा.' },
  { size: 'fs-ui', bold: false, en: 'Find my office', mr: 'माझे कार्यालय शोधा' },
  { size: 'fs-base', bold: false, en: 'Published on 12 March 2025', mr: 'प्रसिद्धी: १२ मार्च २०२५' },
];

export function TypeScale({ sizes }: { sizes: Tokens }) {
  return (
    <LabelledSection title="Type">
      <div>
        <ul className={styles.steps}>
          {STEPS.map(({ size, bold, en, mr }) => (
            <li key={size}>
              <span className={part.quiet}>
                {size} {formatRange(sizes[size])}
              </span>
              {[
                { lang: 'en', text: en },
                { lang: 'mr', text: mr },
              ].map(({ lang, text }) => (
                <span
                  key={lang}
                  lang={lang}
                  className={styles.words}
                  data-test-bold={bold}
                  style={{ fontSize: `var(--${size})` }}
                >
                  {text}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </LabelledSection>
  );
}

/** Formats `clamp(2rem, 1rem + 3vw, 3rem)` as "2rem to 3rem". */
function formatRange(size = ''): string {
  return size.replace(/clamp\((.+?),.*, (.+)\)/, '$1 to $2');
}
