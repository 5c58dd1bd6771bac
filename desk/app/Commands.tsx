import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundProblem } from '../server/problems.ts';
import { api } from './api.ts';
import { Button } from './Button.tsx';
import { locatedTitle } from './editor/entryTitle.ts';
import { focusField } from './form/FormContext.ts';
import { entryHref } from './useRoute.ts';
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
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problemKey(problem)}>
              <ProblemLink problem={problem} /> {problem.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const problemKey = ({ file, path, message }: FoundProblem) => `${file} ${path.join('.')} ${message}`;

/** Links to the field, or shows only the file name if the desk cannot open it. */
function ProblemLink({ problem: { file, path, location: entryLocation } }: { problem: FoundProblem }) {
  const { language } = useTranslator();
  const fieldPath = `${file} ${path.join('.')}`;
  if (!entryLocation) return <code>{fieldPath}</code>;
  const href = entryHref(entryLocation);
  const title = locatedTitle(entryLocation, language);
  return (
    // Focuses the field itself, because a link to the current address does not scroll.
    <a href={href} onClick={() => location.hash === href && focusField(path)}>
      {[title, entryLocation.field].filter(Boolean).join(': ')}
    </a>
  );
}
