import { useState } from 'react';
import type { SaidProblem } from '../server/problems.ts';
import { ask } from './ask.ts';
import { useWords } from './words.ts';

/** What concerns everything: the check of all content. */
export function Commands() {
  const { language, say } = useWords();
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<SaidProblem[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const run = async (begun: string, command: () => Promise<string>) => {
    setIsBusy(true);
    setProblems([]);
    setSaid(begun);
    try {
      setSaid(await command());
    } catch (error) {
      setSaid(say('commandFailed', { reason: error instanceof Error ? error.message : String(error) }));
    }
    setIsBusy(false);
  };
  const check = async () => {
    const { problems: found } = await ask.checkAll(language);
    setProblems(found);
    return found.length === 0 ? say('checkGood') : say('checkFound', { count: found.length });
  };
  return (
    <div className="commands">
      <button type="button" disabled={isBusy} onClick={() => run(say('checking'), check)}>
        {say('check')}
      </button>
      <p role="status">{said}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ file, path, message }) => (
            <li key={`${file} ${path.join('.')} ${message}`}>
              <code>
                {file} {path.join('.')}
              </code>{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
