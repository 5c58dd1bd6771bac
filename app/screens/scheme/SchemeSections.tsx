import type { ReactNode } from 'react';
import buttons from '#app/components/buttons.module.css';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkedItems } from '#app/components/links/LinkedText.tsx';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { inDigitsOf } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import details from './SchemeDetails.module.css';
import styles from './SchemeSections.module.css';
import type { SchemePage } from './schemePage.server.ts';

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Shows the link to the portal once: in the online channel, or else in the last channel. */
export function HowToApply({ steps, portal }: Pick<SchemePage, 'steps' | 'portal'>) {
  const { t } = useTranslation('scheme');
  const portalChannel = steps.some(({ channel }) => channel === 'online') ? 'online' : steps.at(-1)?.channel;
  return (
    <Section id="apply" title={t('parts.apply')}>
      {steps.map(({ channel, lines }) => (
        <div key={channel} className={styles.channel}>
          <h3>{t(`channel.${channel}`)}</h3>
          <ol role="list" className={styles.steps}>
            <LinkedItems lines={lines} />
          </ol>
          {portal && channel === portalChannel && (
            <>
              <ExternalLink className={buttons.secondary} href={portal.url}>
                {portal.title}
              </ExternalLink>
              <PortalTrouble trouble={portal.trouble} />
            </>
          )}
        </div>
      ))}
    </Section>
  );
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Marks resolution numbers that contain Devanagari as Marathi (WCAG 3.1.2). */
export function GovernmentResolutions({ resolutions }: { resolutions: string[] }) {
  const { t, language } = useTranslation('scheme');
  return (
    <Section id="resolutions" title={t('sections.Government Resolution')}>
      <ul className={details.lines}>
        {resolutions.map((resolution) => (
          <li key={resolution} lang={DEVANAGARI.test(resolution) ? 'mr' : undefined}>
            {formatResolution(resolution, language)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Minimum number of digits in a code of the state's portal. Codes keep Latin digits. */
const PORTAL_CODE_LENGTH = 12;

const ISO_DAY = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;

/** Formats number and date of a resolution as the rest of the page does, except portal codes. */
export function formatResolution(resolution: string, language: Language): string {
  const withDates = resolution.replace(ISO_DAY, (day) => formatDate(day, language));
  return withDates.replace(/\d+/g, (digits) =>
    digits.length < PORTAL_CODE_LENGTH ? inDigitsOf(language, digits) : digits,
  );
}
