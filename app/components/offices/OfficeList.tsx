import type { Listed } from '#app/model/offices/byDistrict.server.ts';
import { LinkedParagraph } from '../links/LinkedText.tsx';
import { OfficeContact } from './OfficeContact.tsx';
import styles from './OfficeList.module.css';

/** Lists offices in two columns, each under the post of its head; a missing office says where to go instead. */
export function OfficeList({ offices }: { offices: Listed[] }) {
  return (
    <ul className={styles.offices}>
      {offices.map(({ id, post, purpose, office, instead }, index) => (
        <li key={id}>
          {office && <OfficeContact office={office} post={post} purpose={purpose} isMain={index === 0} />}
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
