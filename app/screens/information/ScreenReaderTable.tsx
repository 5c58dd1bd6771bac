import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Information } from './informationIn.server.ts';
import styles from './ScreenReaderTable.module.css';

type ScreenReaderTableProps = {
  readers: NonNullable<Information['sections'][number]['screenReaders']>;
  caption: string;
};

/** Screen readers: where each runs, what it costs and how one begins. */
export function ScreenReaderTable({ readers, caption }: ScreenReaderTableProps) {
  const { t } = useTranslation('information');
  return (
    <StackedTable className={styles.table}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('reader.name')}</th>
          <th scope="col">{t('reader.system')}</th>
          <th scope="col">{t('reader.cost')}</th>
          <th scope="col">{t('reader.start')}</th>
        </tr>
      </thead>
      <tbody>
        {readers.map(({ name, system, cost, start, address }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{system}</td>
            <td>{t(`cost.${cost}`)}</td>
            <td>
              {start}{' '}
              {address && (
                <ExternalLink href={address} className={styles.address}>
                  {new URL(address).host}
                </ExternalLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
