import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Listed } from '#app/model/offices/byDistrict.server.ts';
import { LinkedParagraph } from '../links/LinkedText.tsx';
import { Expandable } from '../text/Expandable.tsx';
import { OfficeContact } from './OfficeContact.tsx';
import styles from './OfficeList.module.css';

/**
 * Lists offices in two columns, each under the post of its head. An office of another department is folded behind what people
 * get there, and a missing office says where to go instead.
 */
export function OfficeList({ offices }: { offices: Listed[] }) {
  return (
    <ul className={`two ${styles.offices}`}>
      {offices.map(({ id, post, purpose, isOther, office, instead }, index) => (
        <li key={id} className={isOther ? styles.other : undefined}>
          {office && isOther && (
            <Expandable label={<Other post={post} purpose={purpose} />}>
              <OfficeContact office={office} isMain={false} />
            </Expandable>
          )}
          {office && !isOther && <OfficeContact office={office} post={post} purpose={purpose} isMain={index === 0} />}
          {instead && (
            <>
              <h3>{post}</h3>
              <LinkedParagraph>{instead}</LinkedParagraph>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Other({ post, purpose }: Pick<Listed, 'post' | 'purpose'>) {
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
