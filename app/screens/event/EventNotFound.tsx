import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './EventNotFound.module.css';

type EventNotFoundProps = { titled?: boolean };

/** `titled`: names the browser's tab itself, where no loader could. */
export function EventNotFound({ titled = false }: EventNotFoundProps) {
  const { t } = useTranslation(['event', 'shell']);
  return (
    <div className="wrap">
      {titled && <title>{t('notFoundTitle')}</title>}
      <Breadcrumbs
        crumbs={[{ label: t('shell:nav.events'), path: '/notices/events' }, { label: t('notFoundTitle') }]}
      />
      <div className={styles.body}>
        <EmptyState picture="/images/scenes/signpost-vana.svg">
          <h1>{t('notFoundTitle')}</h1>
          <p>{t('notFoundText')}</p>
          <p>
            <PageLink to="/notices/events" className={buttons.primary}>
              {t('backToEvents')}
            </PageLink>
          </p>
        </EmptyState>
      </div>
    </div>
  );
}
