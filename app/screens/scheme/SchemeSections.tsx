import type { ReactNode } from 'react';
import buttons from '#app/components/buttons.module.css';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkedItems } from '#app/components/links/LinkedText.tsx';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import { Expandable } from '#app/components/text/Expandable.tsx';
import numbered from '#app/components/text/numbered.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';
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

/** Shows the steps of the first channel and folds those of other channels. Links the portal in the online channel, or else in the last. */
export function HowToApply({ steps, portal }: Pick<SchemePage, 'steps' | 'portal'>) {
  const { t } = useTranslation('scheme');
  const portalChannel = steps.some(({ channel }) => channel === 'online') ? 'online' : steps.at(-1)?.channel;
  return (
    <Section id="apply" title={t('parts.apply')}>
      {steps.map(({ channel, lines }, index) => {
        const content = (
          <>
            <ol role="list" className={`${numbered.numbered} ${styles.steps}`}>
              <LinkedItems lines={lines} />
            </ol>
            {portal && channel === portalChannel && <Portal portal={portal} />}
          </>
        );
        return index === 0 ? (
          <div key={channel}>
            {steps.length > 1 && <h3>{t(`applyIn.${channel}`)}</h3>}
            {content}
          </div>
        ) : (
          <Expandable key={channel} label={t(`applyIn.${channel}`)} heading="h3">
            {content}
          </Expandable>
        );
      })}
    </Section>
  );
}

function Portal({ portal }: { portal: NonNullable<SchemePage['portal']> }) {
  return (
    <div className={styles.portal}>
      <ExternalLink className={buttons.secondary} href={portal.url}>
        {portal.title}
      </ExternalLink>
      <PortalTrouble trouble={portal.trouble} />
    </div>
  );
}
