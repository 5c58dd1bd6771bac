import { useId } from 'react';
import type { PasswordStrength } from '../../server/accounts/accountTypes.ts';
import { useDebouncedAnswer } from '../useDebouncedAnswer.ts';
import { useTranslator } from '../words.ts';
import styles from './PasswordSetup.module.css';

/** Pause in typing after which the server judges the password. The lists that it compares with are too large for browsers. */
const PAUSE_MS = 600;

type Props = { password: string; judge: (password: string) => Promise<PasswordStrength> };

/** Shows how hard a new password is to guess. Shows nothing if the server does not answer, because it judges again when the password is set. */
export function PasswordMeter({ password, judge }: Props) {
  const { t } = useTranslator();
  const id = useId();
  const send = async () => (password === '' ? null : judge(password));
  const { data, isPlaceholderData } = useDebouncedAnswer(['passwordStrength', password], send, PAUSE_MS);
  const judged = isPlaceholderData ? null : data;
  return (
    <div>
      <label htmlFor={id}>{t('accounts.strength')}</label>
      <meter id={id} className={styles.meter} value={judged?.strength ?? 0} low={0.8} high={0.999} optimum={1} />
      <p role="status">
        {judged && t(judged.problem ? `accounts.errors.${judged.problem}` : 'accounts.strongPassword')}
      </p>
    </div>
  );
}
