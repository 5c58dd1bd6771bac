// Builds one page in both languages for each scheme of a made-up project. A summary in an entry can make a step fail.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = globSync('content/**/*.yaml').sort();
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const says = (word) => [...texts.values()].some((text) => text.includes(word));

if (['wrong-content', 'wrong-elsewhere', 'uncheckable'].some(says)) process.exit(1);
console.info(`· checked files of content: ${files.length} (0.1 s)`);
if (says('unbuildable')) throw new Error('A page could not be built');
if (says('full-disk')) throw new Error("ENOSPC: no space left on device, write 'build/client/index.html'");
// Waits until a test removes the file, or ends this program.
while (says('slow') && existsSync('wait')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);

const write = (page, text) => {
  const file = join('build/client', page, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
write('', 'The home page');
write('404', 'Not found');
for (const [file, text] of texts) {
  const id = /schemes\/(.*)\.yaml/.exec(file)?.[1];
  if (!id || text.includes('without-page')) continue;
  write(`scheme/${id}`, text);
  write(`mr/scheme/${id}`, text);
}
