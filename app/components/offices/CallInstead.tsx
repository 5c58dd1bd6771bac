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
  /** Fills the button of the helpline. The number of another office is never filled. */
  isMain?: boolean;
  /** Says above the number of another office that one only asks there for the way. */
  asksTheWay?: boolean;
  /** Follows a helpline: shows the numbers as rows of text. */
  isSecond?: boolean;
};

/** Lists whom to call about an office that has no number: first the helplines, or in brief only the first office. */
export function CallInstead({ contacts, isBrief, isMain = !isBrief, asksTheWay, isSecond }: CallInsteadProps) {
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
          <li key={number} data-other={isOffice && ''}>
            <IconLine Icon={Phone}>
              {index === 0 && !isSecond && t('callInstead')} {name}
            </IconLine>
            {explanation && <p className="small">{explanation}</p>}
            <PhoneLink number={number} of={name} className={buttonClass(isOffice, index)} />
          </li>
        );
      })}
    </ul>
  );
}
