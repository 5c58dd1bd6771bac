/** `npm run hosts`: writes the files of other hosts that say what server/ says, after a change there. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WRITTEN_FILES } from '#deploy/written.ts';

for (const [file, text] of Object.entries(WRITTEN_FILES)) {
  writeFileSync(join(import.meta.dirname, '../deploy', file), text());
  console.info(`deploy/${file}`);
}
