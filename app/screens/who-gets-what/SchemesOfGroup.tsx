import { ChevronDown } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { SITUATION_ICONS } from '#app/components/situations/situationIcons.ts';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as pageOf from '#app/model/pageOf.ts';
import type { SchemeGroup } from './schemesBySituation.server.ts';
import styles from './WhoGetsWhat.module.css';

/** Lists the schemes of a life situation, folded. */
export function SchemesOfGroup({ group: { id, schemes } }: { group: SchemeGroup }) {
  const { t } = useTranslation(['who-gets-what', 'eligibility']);
  const title = id === 'others' ? t('others') : t(`eligibility:options.situation.${id}`);
  const Icon = SITUATION_ICONS[id];
  return (
    <details>
      <summary>
        <Icon aria-hidden="true" />
        <h2>
          <span className={styles.title}>{title}</span>{' '}
          <span className={`muted ${styles.count}`}>
            {t('count', { count: schemes.length, number: schemes.length })}
          </span>
        </h2>
        <ChevronDown aria-hidden="true" />
      </summary>
      <DataTable caption={title} captionHidden columns={[t('scheme'), t('forWhom'), t('get')]}>
        {schemes.map((scheme) => (
          <tr key={scheme.id}>
            <th scope="row">
              <PageLink to={pageOf.schemes(scheme.id)}>{scheme.name}</PageLink>
            </th>
            <td>{scheme.forWhom}</td>
            <td>{scheme.gets}</td>
          </tr>
        ))}
      </DataTable>
    </details>
  );
}
