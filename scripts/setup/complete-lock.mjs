/**
 * `npm run lock`, after a dependency was added or updated: writes the optional packages of other systems into
 * package-lock.json. npm leaves out those that the registry at hand does not offer, and `npm ci` then refuses the lock
 * file on every machine. System, processor and C library are read off the package's name (biome, oxc, rolldown, sharp
 * and, in words of its own, workerd name theirs so). Then fills in every checksum that the registry offers by now.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { run } from './command.mjs';

const LOCK_FILE = 'package-lock.json';
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const WORDS_OF_WORKERD = { windows: 'win32', 64: 'x64' };

const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
const packages = lock.packages;
const added = [];

for (const { optionalDependencies = {}, dev } of Object.values({ ...packages })) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`))) continue;
    packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
    added.push(name);
  }
}

const completed = [];
for (const [path, entry] of Object.entries(packages)) {
  if (path === '' || entry.integrity) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { output } = await run('npm', ['view', `${name}@${entry.version}`, 'dist.integrity']);
  const integrity = /^sha512-\S+$/m.exec(output)?.[0];
  if (!integrity) continue;
  entry.integrity = integrity;
  completed.push(name);
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
if (completed.length > 0) console.info(`Checksums added for: ${completed.join(', ')}`);
console.info(added.length === 0 ? 'The lock file is complete.' : `Added to the lock file: ${added.join(', ')}`);

function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const parts = words.map((word) => (name.includes('workerd') ? (WORDS_OF_WORKERD[word] ?? word) : word));
  const system = parts.find((part) => SYSTEMS.includes(part));
  if (!system) return {};
  const libc = parts.some((part) => part.startsWith('musl')) ? ['musl'] : parts.includes('gnu') ? ['glibc'] : undefined;
  return { cpu: [parts[parts.indexOf(system) + 1]], ...(libc && { libc }), os: [system] };
}
