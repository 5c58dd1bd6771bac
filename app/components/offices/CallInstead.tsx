import { Phone } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OtherContact } from '#app/model/offices/data.server.ts';
import buttons from '../buttons.module.css';
import { PhoneLink } from '../links/PhoneLink.tsx';
import styles from './CallInstead.module.css';

type CallInsteadProps = { contacts: readonly OtherContact[]; isBrief?: boolean };

/** Lists whom to call about an office that has no number: the first as the filled button. `isBrief`: only the first. */
export function CallInstead({ contacts, isBrief = false }: CallInsteadProps) {
  const { t } = useTranslation('offices-by-district');
  if (contacts.length === 0) return null;
  return (
    <div className={styles.call}>
      <p className={styles.lead}>
        <Phone aria-hidden="true" />
        {t('callInstead')}
      </p>
      <ul>
        {contacts.slice(0, isBrief ? 1 : undefined).map(({ name, number, note }, index) => (
          <li key={number}>
            <p>{name}</p>
            <PhoneLink
              number={number}
              of={name}
              className={index === 0 && !isBrief ? buttons.primary : buttons.secondary}
            />
            {note && !isBrief && <p className={styles.small}>{note}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
