import buttons from '#app/components/buttons.module.css';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import { ELSEWHERE_GROUPS } from '#app/model/elsewhere/schema.server.ts';
import { type ShownElsewhere, shownElsewhere } from '#app/model/elsewhere/shown.server.ts';
import { collectSources } from '#app/model/sources.server.ts';
import type { Route } from './+types/route';
import styles from './Elsewhere.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'elsewhere');
  const groups = ELSEWHERE_GROUPS.map((id) => ({
    id,
    entries: elsewhere.filter(({ group }) => group === id).map((entry) => shownElsewhere(entry, language)),
  }));
  const provenance = combineProvenance(elsewhere);
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    provenance: provenance && { ...provenance, sources: collectSources(elsewhere) },
    page: { title: t('title'), description: t('description') },
  };
}

export default function ElsewhereScreen({ loaderData: { groups, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation('elsewhere');
  return (
    <Page title={t('title')} lead={t('lead')} provenance={provenance}>
      <div className={styles.contents}>
        <PageContents parts={groups.map(({ id }) => ({ id, title: t(`groups.${id}`) }))} />
      </div>
      {groups.map(({ id, entries }) => (
        <LabelledSection key={id} id={id} title={t(`groups.${id}`)}>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </LabelledSection>
      ))}
    </Page>
  );
}

function Entry({ entry }: { entry: ShownElsewhere }) {
  const { t, language } = useTranslation(['elsewhere', 'components']);
  const { id, title, owner, gives, office, site, helplines, confidence, amountsOf } = entry;
  return (
    <li id={id}>
      <h3>{title}</h3>
      <p className="muted">{owner}</p>
      <p>{gives}</p>
      {amountsOf && <p className="muted">{t('mayHaveChanged', { date: formatDate(amountsOf, language) })}</p>}
      {confidence === 'medium' && <p className="muted">{t('components:toBeConfirmed')}</p>}
      <div className={styles.ask}>
        {office && <p>{t('office', { office })}</p>}
        {site && (
          <p>
            <ExternalLink href={site} className={styles.site}>
              {new URL(site).host.replace(/^www\./, '')}
            </ExternalLink>
          </p>
        )}
        {helplines.map((helpline) => (
          <p key={helpline.number} className="cluster">
            <PhoneLink number={helpline.number} of={helpline.title} className={`${buttons.secondary} ${styles.call}`} />
            <span>{helpline.title}</span>
          </p>
        ))}
      </div>
    </li>
  );
}
