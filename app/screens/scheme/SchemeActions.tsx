import { PageActions } from '#app/components/PageActions/PageActions.tsx';
import { BackToSchemes } from './BackToSchemes.tsx';
import styles from './SchemeActions.module.css';

export function SchemeActions({ title }: { title: string }) {
  return (
    <div className={styles.actions}>
      <PageActions title={title} actions={['share', 'print']}>
        <BackToSchemes />
      </PageActions>
    </div>
  );
}
