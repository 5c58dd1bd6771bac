import { LinkList } from '#app/components/links/LinkList.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { languageOf } from '#app/i18n/language.ts';
import { inDigitsOf } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { hostelSchoolYear } from '#app/model/institutions/data.server.ts';
import { copyrightPolicy } from '#app/model/open-data/about.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { dataSets, tableFields } from './dataSets.server.ts';
import { FeedLinks } from './FeedLinks.tsx';
import { FieldTable } from './FieldTable.tsx';
import { FileTable } from './FileTable.tsx';
import styles from './OpenData.module.css';
import { TERMS } from './terms.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const t = words(language, 'open-data');
  return {
    sets: dataSets(),
    tables: tableFields(),
    year: inDigitsOf(language, hostelSchoolYear),
    terms: copyrightPolicy()[language],
    lastUpdated: site.lastUpdated,
    page: { title: t('title'), description: t('description') },
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function OpenDataScreen({
  loaderData: { sets, tables, year, terms, lastUpdated },
}: Route.ComponentProps) {
  const { t } = useTranslation('open-data');
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('title') }]} />
      <PageHead title={t('title')} lead={t('description')} figures="figures-service" />
      <div className={styles.parts}>
        <LabelledSection title={t('files')}>
          <p>{t('filesText', TERMS)}</p>
          <FileTable sets={sets} />
        </LabelledSection>
        <LabelledSection title={t('terms')}>
          <p>{t('noLicence')}</p>
          <blockquote>{terms}</blockquote>
          <LinkList ways={[{ label: t('policies'), path: '/policies' }]} />
        </LabelledSection>
        <LabelledSection title={t('certainty')}>
          <p>{t('lastUpdated', { date: formatDate(lastUpdated, useLanguage()) })}</p>
          <p>{t('confidence', TERMS)}</p>
        </LabelledSection>
        <LabelledSection title={t('reading')}>
          <p>{t('readingText', TERMS)}</p>
          <p>{t('languages', TERMS)}</p>
          <p>{t('schemaText', TERMS)}</p>
        </LabelledSection>
        <LabelledSection title={t('fields')}>
          {tables.map((table) => (
            <FieldTable key={table.id} table={table} year={year} />
          ))}
        </LabelledSection>
        <LabelledSection title={t('feeds')}>
          <p>{t('feedsText')}</p>
          <FeedLinks />
        </LabelledSection>
      </div>
    </div>
  );
}
