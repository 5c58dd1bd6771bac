import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { StackedTable } from '../text/StackedTable.tsx';
import styles from './ListTable.module.css';

type ListTableProps = {
  category: string;
  columns: readonly ['institutions' | 'hostel', ...('list' | 'details' | 'size' | 'download' | 'photos')[]];
  children: ReactNode;
};

/** Renders caption and header of a list by district; `children` are its table bodies. */
export function ListTable({ category, columns: [names, ...actions], children }: ListTableProps) {
  const { t } = useTranslation('institutions');
  return (
    <StackedTable className={styles.table}>
      <caption className="sr">{t('byDistrict', { category })}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.district}>
            {t('district')}
          </th>
          <th scope="col">{t(names)}</th>
          {actions.map((action) => (
            <th key={action} scope="col" className={action === 'size' ? `${styles.way} ${styles.figure}` : styles.way}>
              {t(action)}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </StackedTable>
  );
}
