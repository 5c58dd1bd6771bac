import { telephoneAddress } from '#app/i18n/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DisclosureHead } from '#app/model/self-disclosure/heads.server.ts';
import styles from './NotPublished.module.css';

type NotPublishedProps = { what: string; askAt: DisclosureHead['offices'][number] };

/** Says plainly that something is missing, and who can be asked for it. */
export function NotPublished({ what, askAt }: NotPublishedProps) {
  const { t } = useTranslation('self-disclosure');
  const number = askAt.office_phone_number;
  return (
    <div className={styles.missing}>
      <p>
        <b>{t('notPublished')}</b> {what}
      </p>
      {number && (
        <p>
          {t('ask')}{' '}
          <a href={telephoneAddress(number)} aria-label={`${number}: ${askAt.designation}`}>
            {number}
          </a>
        </p>
      )}
    </div>
  );
}
