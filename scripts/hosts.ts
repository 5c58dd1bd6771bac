/** `npm run hosts`: generates the configuration of other hosts from server/. Run it after a change there. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_FILES } from '#deploy/generate.ts';

for (const [file, text] of Object.entries(GENERATED_FILES)) {
  writeFileSync(join(import.meta.dirname, '../deploy', file), text());
  console.info(`deploy/${file}`);
}
