import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundProblem } from '../server/problems.ts';
import { ask } from './ask.ts';
import { Button } from './Button.tsx';
import { goTo } from './form/FormContext.ts';
import { entryAddress } from './useOpenEntry.ts';
import { useTranslator } from './words.ts';

/**
 * Checks all content on command, and after each public save: then it lists what the save did to other entries, and of an
 * older list what still holds.
 */
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
      const { problems: found } = await ask.checkAll(language);
      setProblems(found);
      setMessage(found.length === 0 ? t('checkGood') : t('checkFound', { count: found.length }));
    } catch (error) {
      setMessage(t('commandFailed', { reason: error instanceof Error ? error.message : String(error) }));
    }
    setIsBusy(false);
  };

  const showNew = useEffectEvent((found: FoundProblem[]) => {
    const former = new Set(problems.map(problemKey));
    const listed = found.filter((problem) => problem.isNew || former.has(problemKey(problem)));
    const count = found.filter(({ isNew }) => isNew).length;
    setProblems(listed);
    if (count > 0) setMessage(t('checkFoundNew', { count }));
    else if (listed.length > 0) setMessage(t('checkFound', { count: found.length }));
    else setMessage(found.length === 0 && problems.length > 0 ? t('checkGood') : '');
  });
  useEffect(() => {
    // The response to an older save counts too: its new problems are not new in the next one.
    if (saves > 0)
      ask
        .checkAll(language)
        .then(({ problems: found }) => showNew(found))
        .catch(() => {});
  }, [saves, language]);

  return (
    <div className="commands">
      <Button label={t('check')} disabled={isBusy} onClick={check} />
      <p role="status">{message}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problemKey(problem)}>
              <PlaceLink problem={problem} /> {problem.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const problemKey = ({ file, path, message }: FoundProblem) => `${file} ${path.join('.')} ${message}`;

/** Opens the entry at the field; a file that the desk cannot open is only named. */
function PlaceLink({ problem: { file, path, opens } }: { problem: FoundProblem }) {
  const { language } = useTranslator();
  const place = `${file} ${path.join('.')}`;
  if (!opens) return <code>{place}</code>;
  const address = entryAddress(opens);
  const title = opens.title[language] ?? (opens.entry || opens.collection);
  return (
    // The address alone would not lead back to a field from which one has scrolled away.
    <a href={address} onClick={() => location.hash === address && goTo(path)}>
      {[title, opens.field].filter(Boolean).join(': ')}
    </a>
  );
}
