import { Phone } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OtherContact } from '#app/model/offices/data.server.ts';
import buttons from '../buttons.module.css';
import { PhoneLink } from '../links/PhoneLink.tsx';
import styles from './CallInstead.module.css';
import { IconLine } from './IconLine.tsx';

type CallInsteadProps = {
  contacts: readonly OtherContact[];
  /** Shows only the first number. */
  isBrief?: boolean;
  /** Fills the first button. */
  isMain?: boolean;
};

/** Lists whom to call about an office that has no number. */
export function CallInstead({ contacts, isBrief = false, isMain = !isBrief }: CallInsteadProps) {
  const { t } = useTranslation('offices-by-district');
  if (contacts.length === 0) return null;
  return (
    <ul className={styles.call}>
      {contacts.slice(0, isBrief ? 1 : undefined).map(({ name, number, note }, index) => (
        <li key={number}>
          <IconLine Icon={Phone}>
            {index === 0 && t('callInstead')} {name}
          </IconLine>
          <PhoneLink
            number={number}
            of={name}
            className={index === 0 && isMain ? buttons.primary : buttons.secondary}
          />
          {note && !isBrief && <p className={`small ${styles.small}`}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
