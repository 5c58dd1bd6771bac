import { LinkList } from '#app/components/links/LinkList.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { CheckList } from './CheckList.tsx';
import { PointTable } from './PointTable.tsx';
import styles from './Report.module.css';
import { Result } from './Result.tsx';
import { reportIn } from './shown.server.ts';
import { WhatIsLeft } from './WhatIsLeft.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const t = words(language, 'conformance-report');
  return { report: reportIn(language), page: { title: t('title'), description: t('description') } };
}

const PARTS = ['quality', 'accessibility', 'security'] as const;

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function ConformanceReportScreen({ loaderData: { report, page } }: Route.ComponentProps) {
  const { t } = useTranslation('conformance-report');
  const statement = { label: t('statement'), path: '/accessibility' } as const;
  const { quality, accessibility, security, checks } = report;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[statement, { label: page.title }]} />
      <PageHead title={page.title} lead={page.description} figures="figures-service" />
      <div className={styles.parts}>
        <LabelledSection title={t('result')}>
          <Result report={report} />
        </LabelledSection>
        <LabelledSection title={t('left')}>
          <WhatIsLeft points={[...quality, ...accessibility, ...security]} />
        </LabelledSection>
        <PageContents parts={[...PARTS, 'checks' as const].map((id) => ({ id, title: t(id) }))} />
        {PARTS.map((part) => (
          <section key={part} className={styles.part}>
            <h2 id={part}>{t(part)}</h2>
            {part === 'accessibility' && <p>{t('accessibilityText')}</p>}
            {part === 'security' && <p>{t('securityText')}</p>}
            <PointTable title={t(part)} points={report[part]} checks={checks} />
          </section>
        ))}
        <section className={styles.part}>
          <h2 id="checks">{t('checks')}</h2>
          <p>{t('checksText')}</p>
          <CheckList checks={checks} />
        </section>
        <LinkList ways={[statement]} />
      </div>
    </div>
  );
}
