import buttons from '#app/components/buttons.module.css';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkedItems } from '#app/components/links/LinkedText.tsx';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './HowToApply.module.css';
import { Section } from './Section.tsx';
import type { SchemePage } from './schemePage.server.ts';

/** Shows the link to the portal once: in the online channel, else in the last one. */
export function HowToApply({ steps, portal }: Pick<SchemePage, 'steps' | 'portal'>) {
  const { t } = useTranslation('scheme');
  const portalChannel = steps.some(({ channel }) => channel === 'online') ? 'online' : steps.at(-1)?.channel;
  return (
    <Section id="apply" title={t('parts.apply')}>
      {steps.map(({ channel, lines }) => (
        <div key={channel} className={styles.channel}>
          <h3>{t(`channel.${channel}`)}</h3>
          <ol className={styles.steps}>
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
