import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundProblem } from '../server/problems.ts';
import { ask } from './ask.ts';
import { goTo } from './form/goTo.ts';
import { addressOf } from './useOpenEntry.ts';
import { useTranslator } from './words.ts';

/**
 * Checks everything when it is asked to, and after each save that changed the content: then it lists what the save did to
 * other entries, and keeps of an older list what still holds.
 */
export function Commands({ saves }: { saves: number }) {
  const { language, t } = useTranslator();
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<FoundProblem[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const check = async () => {
    setIsBusy(true);
    setProblems([]);
    setSaid(t('checking'));
    try {
      const { problems: found } = await ask.checkAll(language);
      setProblems(found);
      setSaid(found.length === 0 ? t('checkGood') : t('checkFound', { count: found.length }));
    } catch (error) {
      setSaid(t('commandFailed', { reason: error instanceof Error ? error.message : String(error) }));
    }
    setIsBusy(false);
  };

  const showNew = useEffectEvent((found: FoundProblem[]) => {
    const wereListed = new Set(problems.map(keyOf));
    const listed = found.filter((problem) => problem.isNew || wereListed.has(keyOf(problem)));
    const count = found.filter(({ isNew }) => isNew).length;
    setProblems(listed);
    if (count > 0) setSaid(t('checkFoundNew', { count }));
    else if (listed.length > 0) setSaid(t('checkFound', { count: found.length }));
    else setSaid(found.length === 0 && problems.length > 0 ? t('checkGood') : '');
  });
  useEffect(() => {
    // An answer of an older save is shown too: what it found is not new any more when the next one comes.
    if (saves > 0)
      ask.checkAll(language).then(
        ({ problems: found }) => showNew(found),
        () => {},
      );
  }, [saves, language]);

  return (
    <div className="commands">
      <button type="button" disabled={isBusy} onClick={check}>
        {t('check')}
      </button>
      <p role="status">{said}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={keyOf(problem)}>
              <PlaceLink problem={problem} /> {problem.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const keyOf = ({ file, path, message }: FoundProblem) => `${file} ${path.join('.')} ${message}`;

/** Opens the entry at the field; a file that the desk cannot open is only named. */
function PlaceLink({ problem: { file, path, opens } }: { problem: FoundProblem }) {
  const { language } = useTranslator();
  if (!opens)
    return (
      <code>
        {file} {path.join('.')}
      </code>
    );
  const address = addressOf(opens);
  const title = opens.title[language] ?? (opens.entry || opens.collection);
  return (
    // The address alone would not lead back to a field from which one has scrolled away.
    <a href={address} onClick={() => location.hash === address && goTo(path)}>
      {[title, opens.field].filter(Boolean).join(': ')}
    </a>
  );
}
