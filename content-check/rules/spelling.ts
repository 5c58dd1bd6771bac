import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lint } from 'cspell';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { EMAIL, GAP, WEB_ADDRESS } from '../patterns.ts';
import { inLanguage, type Text } from '../texts.ts';

/**
 * The texts as cspell reads them, one a line, so that the line of an unknown word tells its text. Nobody keeps it, and two
 * checks at a time each have their own.
 */
const LINES = join(process.cwd(), '.reports', `spelling-${process.pid}.txt`);
const CONFIG = join(import.meta.dirname, '..', 'cspell.json');
const BARE_ADDRESS = String.raw`\b(?:[\w-]+\.)+(?:gov|nic|org|com|co|in)\b`;
const NOT_WORDS = new RegExp(String.raw`${GAP}|${WEB_ADDRESS}|${EMAIL}|${BARE_ADDRESS}|’s\b|[\u0900-\u097F]+`, 'gi');

/** Every English word is in the British dictionary or in content/words/en.txt. */
export async function spelling(texts: Text[]): Promise<Problem[]> {
  mkdirSync(dirname(LINES), { recursive: true });
  writeFileSync(LINES, texts.map(({ en }) => en.replace(NOT_WORDS, ' ').replaceAll('’', "'")).join('\n'));
  const findings: Problem[] = [];
  const failures: string[] = [];
  const silent = () => undefined;
  await lint(
    [LINES],
    {
      config: CONFIG,
      root: dirname(LINES),
      gitignore: false,
      dot: true,
      cache: false,
      unique: false,
      defaultConfiguration: false,
    },
    {
      issue: ({ text: word, row }) => {
        const text = texts[row - 1];
        if (text)
          findings.push(errorAt(inLanguage(text, 'en'), 'unknownEnglishWord', { word, list: 'content/words/en.txt' }));
      },
      error: (message, error) => failures.push(`${message} ${error}`),
      info: silent,
      debug: silent,
      progress: silent,
      result: silent,
    },
  );
  rmSync(LINES);
  if (failures.length > 0) throw new Error(`cspell could not read the texts: ${failures.join('; ')}`);
  return findings;
}
