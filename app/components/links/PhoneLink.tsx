import { Phone } from 'lucide-react';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';

type PhoneLinkProps = { number: string; of: string; className?: string | undefined };

/** Links a telephone number. Shows its digits, because some visitors dial on another device. `of`: owner of the number. */
export function PhoneLink({ number, of, className = buttons.primary }: PhoneLinkProps) {
  const { t } = useTranslation('components');
  return (
    <a
      className={`${className} ${buttons.number}`}
      href={telephoneAddress(number)}
      aria-label={`${t('call', { number })}: ${of}`}
    >
      <Phone aria-hidden="true" />
      {number}
    </a>
  );
}

/** Links a telephone number inside running text. */
export function InlinePhoneLink({ number, of, className }: PhoneLinkProps) {
  return (
    <a className={className} href={telephoneAddress(number)} aria-label={`${number}: ${of}`}>
      {number}
    </a>
  );
}
