import { stripVTControlCharacters } from 'node:util';
import { createLogger, type Logger } from 'vite';

/** Prefix of progress lines; `npm start` and `npm test` print only these (scripts/setup/build.mjs). */
export const MARK = '· ';

const EVERY_MS = 10_000;

/** Steps that are shorter than this do not report their end. */
const LONG_MS = 1_000;

let lastReport = Date.now();

function report(line: string): void {
  lastReport = Date.now();
  console.info(MARK + line);
}

/** Returns a counter that reports every ten seconds and at the end of a long step. */
export function createProgress(step: string, total: number): () => void {
  const begun = Date.now();
  let done = 0;
  return () => {
    done += 1;
    const now = Date.now();
    if (now - lastReport >= EVERY_MS || (done === total && now - begun > LONG_MS))
      report(`${step}: ${done} of ${total}`);
  };
}

/** Reports bundles. Counts pages and omits the line that the router prints for each file. */
export function buildLogger(pages: number): Logger {
  const logger = createLogger();
  const countPage = createProgress('pages', pages);
  const info = logger.info.bind(logger);
  logger.info = (message, options) => {
    const text = stripVTControlCharacters(message);
    const bundle = /building (\w+) environment/.exec(text)?.[1];
    if (bundle) report(`scripts and styles: ${bundle === 'client' ? 'of the browser' : 'for making the pages'}`);
    else if (/^Prerender \(html\): \//.test(text)) countPage();
    else if (!/^Prerender \(/.test(text)) info(message, options);
  };
  return logger;
}
