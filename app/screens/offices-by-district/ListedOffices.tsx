import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { OfficeContact } from '#app/components/offices/OfficeContact.tsx';
import type { Listed } from '#app/model/offices/byDistrict.server.ts';
import styles from './ListedOffices.module.css';

type ListedOfficesProps = { id: string; title: string; lead?: string; offices: Listed[] };

/** The offices of one district, two beside each other, next to its name. */
export function ListedOffices({ id, title, lead, offices }: ListedOfficesProps) {
  return (
    <section className={styles.district} aria-labelledby={id}>
      <div className={styles.label}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <ul className={styles.offices}>
        {offices.map(({ id: kind, post, office, instead }) => (
          <li key={kind}>
            {office && <OfficeContact office={office} look="bare" post={post} />}
            {instead && (
              <>
                <h3>{post}</h3>
                <p>
                  <LinkedText>{instead}</LinkedText>
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
