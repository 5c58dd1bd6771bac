import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundProblem } from '../server/problems.ts';
import { api } from './api.ts';
import { Button } from './Button.tsx';
import { ProblemLinks, problemKey } from './ProblemLinks.tsx';
import { translatorIn, useTranslator } from './words.ts';

/** Checks all content on request. After each published save, adds new problems to the list and removes those that no longer exist. */
export function Commands({ saves }: { saves: number }) {
  const { language, t } = useTranslator();
  const [message, setMessage] = useState('');
  const [problems, setProblems] = useState<FoundProblem[]>([]);
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
      setMessage(t('commandFailed', { reason: error instanceof Error ? error.message : String(error) }));
    }
    setIsBusy(false);
  };

  const listNewProblems = useEffectEvent((found: FoundProblem[]) => {
    const former = new Set(problems.map(problemKey));
    const listed = found.filter((problem) => problem.isNew || former.has(problemKey(problem)));
    const count = found.filter(({ isNew }) => isNew).length;
    setProblems(listed);
    if (count > 0) setMessage(t('checkFoundNew', { count }));
    else if (listed.length > 0) setMessage(t('checkFound', { count: found.length }));
    else setMessage(found.length === 0 && problems.length > 0 ? t('checkGood') : '');
  });
  useEffect(() => {
    // Must not be cancelled by the next save, because the server reports a problem as new only once.
    if (saves === 0) return;
    setMessage(translatorIn(language)('checking'));
    api.checkAll(language).then(
      ({ problems: found }) => listNewProblems(found),
      () => setMessage(''),
    );
  }, [saves, language]);

  return (
    <div className="commands">
      <Button label={t('check')} disabled={isBusy} onClick={check} />
      <p role="status">{message}</p>
      <ProblemLinks problems={problems} />
    </div>
  );
}
