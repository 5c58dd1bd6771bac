import { errorAt, type Finding } from './finding.ts';

/** Every collection, by what reads it. A file that its schema refuses throws as the module is read. */
const COLLECTIONS = [
  () => import('#app/model/site/data.server.ts'),
  () => import('#app/model/districts/data.server.ts'),
  () => import('#app/model/schemes/data.server.ts'),
  () => import('#app/model/offices/data.server.ts'),
  () => import('#app/model/hostels/data.server.ts'),
  () => import('#app/model/institutions/data.server.ts'),
  () => import('#app/model/services/data.server.ts'),
  () => import('#app/model/acts/data.server.ts'),
  () => import('#app/model/notices/data.server.ts'),
  () => import('#app/model/documents/data.server.ts'),
  () => import('#app/model/events/data.server.ts'),
  () => import('#app/model/albums/data.server.ts'),
  () => import('#app/model/videos/data.server.ts'),
  () => import('#app/model/leaders/data.server.ts'),
  () => import('#app/model/portals/data.server.ts'),
  () => import('#app/model/about/data.server.ts'),
  () => import('#app/model/self-disclosure/data.server.ts'),
  () => import('#app/model/home/data.server.ts'),
  () => import('#app/model/pages/data.server.ts'),
  () => import('#app/model/pictures/data.server.ts'),
  () => import('#app/model/glossary/data.server.ts'),
];

/** What the schemas refuse. */
export async function refusals(): Promise<Finding[]> {
  const problems = new Set<string>();
  for (const load of COLLECTIONS) {
    try {
      await load();
    } catch (error) {
      // Some collections read others, whose errors they would tell again.
      problems.add(error instanceof Error ? error.message : String(error));
    }
  }
  return toFindings([...problems]);
}

/** Messages of the loader, `file` and then `  field what is wrong` a line, as findings. */
export function toFindings(messages: string[]): Finding[] {
  return messages.flatMap((message) => {
    const [file = '', ...problems] = message.split('\n');
    if (problems.length === 0) return [errorAt({ file: 'content', field: 'the check' }, message)];
    return problems.map((problem) => {
      const [, field = '', sentence = ''] = /^\s*(\S+) (.*)$/.exec(problem) ?? [];
      return errorAt({ file, field }, sentence);
    });
  });
}
