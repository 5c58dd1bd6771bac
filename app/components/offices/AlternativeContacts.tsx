import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OtherContact } from '#app/model/offices/data.server.ts';
import buttons from '../buttons.module.css';
import { PhoneLink } from '../links/PhoneLink.tsx';
import styles from './AlternativeContacts.module.css';

type AlternativeContactsProps = {
  contacts: readonly OtherContact[];
  /** Shows only the first number. */
  isBrief?: boolean;
  /** Fills the button of the helpline. The number of another office is never filled. */
  isMain?: boolean;
  /** Says above the number of another office that it only gives directions. */
  asksTheWay?: boolean;
  /** Shows numbers of offices as text links, because a helpline precedes the list. */
  isSecond?: boolean;
};

/** Lists whom to call instead of an office without a number, helplines first. `isBrief`: shows only the first contact. */
export function AlternativeContacts({
  contacts,
  isBrief,
  isMain = !isBrief,
  asksTheWay,
  isSecond,
}: AlternativeContactsProps) {
  const { t } = useTranslation('offices-by-district');
  if (contacts.length === 0) return null;
  const ordered = [...contacts.filter(({ isOffice }) => !isOffice), ...contacts.filter(({ isOffice }) => isOffice)];
  const buttonClass = (isOffice: OtherContact['isOffice'], index: number) => {
    if (isOffice && (isSecond || index > 0)) return buttons.onward;
    return isMain && !isOffice && index === 0 ? buttons.primary : buttons.secondary;
  };
  return (
    <ul className={styles.call}>
      {(isBrief ? contacts.slice(0, 1) : ordered).map(({ name, number, note, isOffice }, index) => {
        const explanation = note ?? (isOffice && asksTheWay && t('otherOffice'));
        return (
          <li key={number} data-other-office={isOffice && ''}>
            <p>
              {index === 0 && !isSecond && t('callInstead')} {name}
            </p>
            {explanation && <p className="small">{explanation}</p>}
            <PhoneLink number={number} of={name} className={buttonClass(isOffice, index)} />
          </li>
        );
      })}
    </ul>
  );
}
