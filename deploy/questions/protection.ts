import { differences, type Question } from './expected.ts';

const OF_EVERY_KIND = [
  '/',
  '/mr/nowhere',
  '/scheme/',
  '/photogallery/nothing',
  '/healthz',
  '/favicon.svg',
  '/scheme.data',
];

/** What an answer may not say. What it has to say for the visitors' safety is asked with each file and each address. */
export const PROTECTION_QUESTIONS: Question[] = OF_EVERY_KIND.map((path) => ({
  title: `says nothing of its software and sets no cookie: ${path}`,
  wrong: async (ask) => {
    const reply = await ask(path);
    const wrong = differences(reply, { status: reply.status, headers: { 'x-powered-by': null, 'set-cookie': null } });
    // A name alone helps nobody; with a version it names the holes.
    return /\d/.test(String(reply.headers.server)) ? [...wrong, `server is ${reply.headers.server}`] : wrong;
  },
}));
