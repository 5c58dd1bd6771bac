import { writeFileSync } from 'node:fs';
import { filesOf } from './scripts/release/manifest.ts';

writeFileSync(process.argv[2] ?? '', JSON.stringify(filesOf('build/client'), null, 1));
