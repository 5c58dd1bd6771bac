import { LinkList } from '#app/components/links/LinkList.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import type { Route } from './+types/route';
import { localizeReport, type ShownPoint } from './localizeReport.server.ts';
import { CheckList, PointTable } from './PointTable.tsx';
import styles from './Report.module.css';
import { Result } from './Result.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'conformance-report');
  return { report: localizeReport(language), page: { title: t('title'), description: t('description') } };
}

const PARTS = ['quality', 'accessibility', 'security'] as const;

export default function ConformanceReportScreen({ loaderData: { report, page } }: Route.ComponentProps) {
  const { t } = useTranslation('conformance-report');
  const statement = { label: t('statement'), path: '/accessibility' } as const;
  const { quality, accessibility, security, checks } = report;
  return (
    <Page parents={[statement]} title={page.title} lead={page.description} figures="figures-service">
      <div className={styles.parts}>
        <LabelledSection title={t('result')}>
          <Result report={report} />
        </LabelledSection>
        <LabelledSection title={t('left')}>
          <OpenPoints points={[...quality, ...accessibility, ...security]} />
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
    </Page>
  );
}

function OpenPoints({ points }: { points: ShownPoint[] }) {
  const { t } = useTranslation('conformance-report');
  return (
    <>
      <p>{t('leftText')}</p>
      {(['notMet', 'notChecked', 'partly', 'owner'] as const).map((state) => {
        const left = points.filter((point) => point.state === state);
        return (
          left.length > 0 && (
            <div key={state}>
              <h3>{t(`states.${state}`)}</h3>
              <ul className={styles.left}>
                {left.map(({ gigw, wcag, title, reason }) => (
                  <li key={title}>
                    <b>
                      {gigw ?? wcag} {title}
                    </b>
                    {reason && <span>: {reason}</span>}
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </>
  );
}
