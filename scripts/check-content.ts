/**
 * `npm run content`: loads every collection, follows every reference and prints what there is. Exit code 1 on an error.
 * The build runs it first (`--quiet`: only what is wrong), because the router swallows what a content file is refused for.
 */
import { checkReferences } from '#app/model/references.server.ts';

const collections = {
  site: () => import('#app/model/site/data.server.ts'),
  districts: () => import('#app/model/districts/data.server.ts'),
  schemes: () => import('#app/model/schemes/data.server.ts'),
  offices: () => import('#app/model/offices/data.server.ts'),
  hostels: () => import('#app/model/hostels/data.server.ts'),
  institutions: () => import('#app/model/institutions/data.server.ts'),
  services: () => import('#app/model/services/data.server.ts'),
  acts: () => import('#app/model/acts/data.server.ts'),
  notices: () => import('#app/model/notices/data.server.ts'),
  events: () => import('#app/model/events/data.server.ts'),
  albums: () => import('#app/model/albums/data.server.ts'),
  videos: () => import('#app/model/videos/data.server.ts'),
  leaders: () => import('#app/model/leaders/data.server.ts'),
  portals: () => import('#app/model/portals/data.server.ts'),
  about: () => import('#app/model/about/data.server.ts'),
  selfDisclosure: () => import('#app/model/self-disclosure/data.server.ts'),
  home: () => import('#app/model/home/data.server.ts'),
  pages: () => import('#app/model/pages/data.server.ts'),
};

const quiet = process.argv.includes('--quiet');
const problems: string[] = [];
for (const [name, load] of Object.entries(collections)) {
  try {
    const loaded = await load();
    for (const [list, entries] of Object.entries(loaded)) {
      if (!quiet && typeof entries !== 'function') console.info(`${name}: ${list} ${countOf(entries)}`);
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
}
if (problems.length === 0) problems.push(...(await checkReferences()));

for (const problem of problems) console.error(`\n${problem}`);
if (!quiet || problems.length > 0) console.info(`\n${problems.length} errors in the content`);
process.exitCode = problems.length === 0 ? 0 : 1;

function countOf(entries: unknown): number {
  if (Array.isArray(entries)) return entries.length;
  return typeof entries === 'object' && entries !== null ? Object.keys(entries).length : 1;
}
