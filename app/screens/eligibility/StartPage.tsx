import { Check } from 'lucide-react';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { BackButton } from './BackButton.tsx';
import { useFinderWords } from './finderWords.ts';
import type { TableGroup } from './groups.server.ts';
import { StartForm, type StartFormProps } from './StartForm.tsx';
import styles from './StartPage.module.css';
import { WhoGetsWhat } from './WhoGetsWhat.tsx';

type StartPageProps = StartFormProps & { groups: TableGroup[] };

/** The first question, about life situations, and below it the table that needs no question and no script. */
export function StartPage({ visit, groups, isMissing, onSubmit }: StartPageProps) {
  const { t } = useFinderWords(false);
  return (
    <>
      {visit.step && visit.step.depth > 0 ? <BackButton /> : <Breadcrumbs crumbs={[{ label: t('title') }]} />}
      <PageHead title={t('title')} lead={t('description')} figures="figures-service" />
      {visit.isCleared && (
        <p role="status" className={styles.cleared}>
          <Check aria-hidden="true" />
          {t('cleared')}
        </p>
      )}
      <p className={styles.withoutScript}>{t('withoutScript')}</p>
      <StartForm visit={visit} isMissing={isMissing} onSubmit={onSubmit} />
      <WhoGetsWhat groups={groups} />
    </>
  );
}
