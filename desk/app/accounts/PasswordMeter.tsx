import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { PasswordStrength } from '../../server/accounts/accountTypes.ts';
import { useTranslator } from '../words.ts';

/** Pause in typing after which the server judges the password. The lists that it compares with are too large for browsers. */
const PAUSE_MS = 600;

type Props = { password: string; judge: (password: string) => Promise<PasswordStrength> };

/** Shows how hard a new password is to guess. Shows nothing if the server does not answer, because it judges again when the password is set. */
export function PasswordMeter({ password, judge }: Props) {
  const { t } = useTranslator();
  const id = useId();
  const [judged, setJudged] = useState<PasswordStrength>();
  const ask = useEffectEvent(judge);
  useEffect(() => {
    let isCurrent = true;
    setJudged(undefined);
    const timer = setTimeout(() => {
      if (password === '') return;
      ask(password).then(
        (strength) => isCurrent && setJudged(strength),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password]);
  return (
    <div className="strength">
      <label htmlFor={id}>{t('accounts.strength')}</label>
      <meter id={id} value={judged?.strength ?? 0} low={0.8} high={0.999} optimum={1} />
      <p role="status">
        {judged && t(judged.problem ? `accounts.errors.${judged.problem}` : 'accounts.strongPassword')}
      </p>
    </div>
  );
}
