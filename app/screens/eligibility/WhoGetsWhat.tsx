import {
  Accessibility,
  Brush,
  Building2,
  CalendarHeart,
  ChevronDown,
  GraduationCap,
  HandHeart,
  HeartHandshake,
  Sprout,
  Store,
  UserRound,
  Users,
} from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import type { SituationId } from '#app/eligibility/questions.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SchemeGroup } from './schemesBySituation.server.ts';
import styles from './WhoGetsWhat.module.css';

export const SITUATION_ICONS = {
  student: GraduationCap,
  senior: CalendarHeart,
  single: UserRound,
  disability: Accessibility,
  couple: HeartHandshake,
  'farm-labourer': Sprout,
  business: Store,
  work: Brush,
  'social-work': HandHeart,
  organisation: Building2,
  others: Users,
} as const satisfies Record<SituationId | 'others', unknown>;

/** Lists every scheme by life situation, for visitors who have no JavaScript or skip the questions. */
export function WhoGetsWhat({ groups }: { groups: SchemeGroup[] }) {
  const { t } = useTranslation('eligibility');
  return (
    <section className={styles.table} id="who-gets-what" aria-labelledby="who-gets-what-title">
      <h2 id="who-gets-what-title">{t('table.title')}</h2>
      <p>{t('table.lead')}</p>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </section>
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
              <PageLink to={`/scheme/${scheme.id}`}>{scheme.title}</PageLink>
            </th>
            <td>{scheme.forWhom}</td>
            <td>{scheme.gets}</td>
          </tr>
        ))}
      </DataTable>
    </details>
  );
}
