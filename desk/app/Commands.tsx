import { useState } from 'react';
import type { LocatedProblem } from '../server/problems.ts';
import { api } from './api.ts';
import { Button } from './Button.tsx';
import styles from './Commands.module.css';
import { errorSentence } from './errorSentence.ts';
import { ProblemLinks } from './ProblemLinks.tsx';
import { useTranslator } from './words.ts';

/** Checks all content on request. Stands in the menu of the user, or on the start page of somebody alone, who has no menu. */
export function Commands() {
  const { language, t } = useTranslator();
  const [message, setMessage] = useState('');
  const [problems, setProblems] = useState<LocatedProblem[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const check = async () => {
    setIsBusy(true);
    setProblems([]);
    setMessage(t('checking'));
    try {
      const { problems: found } = await api.checkAll(language);
      setProblems(found);
      setMessage(found.length === 0 ? t('checkGood') : t('checkFound', { count: found.length }));
    } catch (error) {
      setMessage(errorSentence(error, language));
    }
    setIsBusy(false);
  };

  return (
    <div className={`cluster ${styles.commands}`}>
      <Button label={t('check')} disabled={isBusy} onClick={check} />
      <p role="status">{message}</p>
      <ProblemLinks problems={problems} />
    </div>
  );
}
