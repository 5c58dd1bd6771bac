import { telephoneAddress } from '#app/i18n/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Localized } from '#app/model/localize.ts';
import type { Office } from '#app/model/offices/schema.server.ts';
import styles from './OfficeCard.module.css';

type BranchesProps = { branches: NonNullable<Localized<Office>['branches']>; office: string };

/** Sections of a large office with a number or an e-mail of their own. */
export function Branches({ branches, office }: BranchesProps) {
  const { t } = useTranslation('components');
  return (
    <section className={styles.branches}>
      <h3>
        {t('branches')}
        <span className="sr">: {office}</span>
      </h3>
      <dl>
        {branches.map(({ title, phone, email }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {phone && (
                <a href={telephoneAddress(phone)} aria-label={`${phone}: ${title}`}>
                  {phone}
                </a>
              )}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
