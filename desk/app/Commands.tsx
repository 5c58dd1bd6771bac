import { useState } from 'react';
import { ask, type Finding } from './ask.ts';
import { useWords } from './words.ts';

/** What concerns everything: the check of all content, and the PDFs that are made from it. */
export function Commands() {
  const { language, say } = useWords();
  const [said, setSaid] = useState('');
  const [findings, setFindings] = useState<Finding[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const run = async (begun: string, command: () => Promise<string>) => {
    setIsBusy(true);
    setFindings([]);
    setSaid(begun);
    try {
      setSaid(await command());
    } catch (error) {
      setSaid(say('commandFailed', { reason: error instanceof Error ? error.message : String(error) }));
    }
    setIsBusy(false);
  };
  const check = async () => {
    const { findings: found } = await ask.checkAll(language);
    setFindings(found);
    return found.length === 0 ? say('checkGood') : say('checkFound', { count: found.length });
  };
  const print = async () => {
    await ask.makeDocuments();
    return say('documentsDone');
  };
  return (
    <div className="commands">
      <button type="button" disabled={isBusy} onClick={() => run(say('checking'), check)}>
        {say('check')}
      </button>
      <button type="button" disabled={isBusy} onClick={() => run(say('documentsRunning'), print)}>
        {say('documents')}
      </button>
      <p role="status">{said}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ file, field, message }) => (
            <li key={`${file} ${field} ${message}`}>
              <code>
                {file} {field}
              </code>{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
