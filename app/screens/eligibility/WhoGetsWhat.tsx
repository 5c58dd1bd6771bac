import { ChevronDown } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { TABLE_TITLE_ID } from './questions/StartPage.tsx';
import type { SchemeGroup } from './schemesBySituation.server.ts';
import { SITUATION_ICONS } from './situationIcons.ts';
import styles from './WhoGetsWhat.module.css';

/** Lists every scheme by life situation, for visitors who have no JavaScript or skip the questions. Is a fixed part of the finder. */
export function WhoGetsWhat({ groups }: { groups: SchemeGroup[] }) {
  const { t } = useTranslation('eligibility');
  return (
    <>
      <h2 id={TABLE_TITLE_ID}>{t('table.title')}</h2>
      <p>{t('table.lead')}</p>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </>
  );
}

function Group({ group: { id, schemes } }: { group: SchemeGroup }) {
  const { t } = useTranslation('eligibility');
  const title = id === 'others' ? t('table.others') : t(`options.situation.${id}`);
  const Icon = SITUATION_ICONS[id];
  return (
    <details>
      <summary>
        <Icon aria-hidden="true" />
        <h3>
          <span className={styles.title}>{title}</span>{' '}
          <span className={styles.count}>{t('table.count', { count: schemes.length, number: schemes.length })}</span>
        </h3>
        <ChevronDown aria-hidden="true" />
      </summary>
      <DataTable caption={title} captionHidden columns={[t('table.scheme'), t('table.forWhom'), t('table.get')]}>
        {schemes.map((scheme) => (
          <tr key={scheme.id}>
            <th scope="row">
              <PageLink to={`/scheme/${scheme.id}`}>{scheme.name}</PageLink>
            </th>
            <td>{scheme.forWhom}</td>
            <td>{scheme.gets}</td>
          </tr>
        ))}
      </DataTable>
    </details>
  );
}
