import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Listed } from '#app/model/offices/byDistrict.server.ts';
import { ListCaution } from '../facts/Cautions.tsx';
import { LinkedParagraph } from '../links/LinkedText.tsx';
import { Expandable } from '../text/Expandable.tsx';
import { OfficeContact } from './OfficeContact.tsx';
import styles from './OfficeList.module.css';

/**
 * Lists offices in two columns under the job titles of their heads. Folds offices of other departments behind their purpose, and
 * says for a missing office where to go instead. Says once above the list that some offices are unconfirmed.
 */
export function OfficeList({ offices }: { offices: Listed[] }) {
  return (
    <div>
      <ListCaution entries={offices.map(({ office }) => office)} />
      <ul className={`two ${styles.offices}`}>
        {offices.map(({ id, post, purpose, isOther, office, instead }, index) => (
          <li key={id} className={isOther ? styles.other : undefined}>
            {office && isOther && (
              <Expandable label={<PostWithPurpose post={post} purpose={purpose} />}>
                <OfficeContact office={office} isMain={false} isInList />
              </Expandable>
            )}
            {office && !isOther && (
              <OfficeContact office={office} post={post} purpose={purpose} isMain={index === 0} isInList />
            )}
            {instead && (
              <>
                <h3>{post}</h3>
                <LinkedParagraph>{instead}</LinkedParagraph>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PostWithPurpose({ post, purpose }: Pick<Listed, 'post' | 'purpose'>) {
  const { t } = useTranslation('offices-by-district');
  return (
    <>
      {post}
      {purpose && (
        <span className={`muted ${styles.purpose}`}>
          {t('forPurpose')} {purpose}
        </span>
      )}
    </>
  );
}
