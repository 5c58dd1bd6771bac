import { Provenance } from '#app/components/facts/Provenance.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { officeGroup } from '#app/model/offices/located.server.ts';
import { provenanceOfAll } from '#app/model/provenanceOfAll.server.ts';
import { COMMITTEES_PART, casteCommittees } from '#app/model/self-disclosure/committees.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import styles from './Directory.module.css';
import { DirectoryTable } from './DirectoryTable.tsx';

const GROUPS = ['regional', 'assistant', 'social', 'welfare'] as const;

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const t = words(language, 'directory');
  const groups = GROUPS.map((id) => officeGroup(id, language));
  return {
    groups: [...groups, { id: COMMITTEES_PART, title: t('committees'), offices: casteCommittees(language) }],
    provenance: provenanceOfAll(groups.flatMap(({ offices }) => offices)),
    page: { title: t('title'), description: t('lead') },
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

/** Every office of the division in tables: for those who look for one number. */
export default function DirectoryScreen({ loaderData: { groups, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation(['directory', 'shell']);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('shell:nav.about'), path: '/about' }, { label: t('title') }]} />
      <PageHead title={t('title')} lead={t('lead')} figures="figures-office" />
      <div className={styles.tables}>
        <p>{t('confirm')}</p>
        {groups.map((group) => (
          <DirectoryTable key={group.id} id={group.id} title={group.title} offices={group.offices} />
        ))}
      </div>
      {provenance && <Provenance entry={provenance} />}
    </div>
  );
}
