/**
 * `npm run observatory`: what Mozilla's HTTP Observatory says of the finished site on the embedded server, behind TLS as
 * in life. `npm run observatory -- www.example.gov.in` asks a published site. Ends with 1 unless the grade is A+.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from '../server/app.ts';
import { scan } from './observatory/scanner.ts';
import { makeCertificate, openFront } from './observatory/tls-front.ts';

const ROOT = join(import.meta.dirname, '..');
const SITE = join(ROOT, 'build/client');
const CACHE = join(ROOT, '.cache/observatory');
const REPORT = join(ROOT, '.reports/observatory.json');
const WANTED = 'A+';

const [published] = process.argv.slice(2);
const result = published ? await scan(published, CACHE) : await scanOwn();

mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify(result, null, 2)}\n`);
for (const [name, { pass, result: found, scoreModifier }] of Object.entries(result.tests))
  console.info(`${pass ? 'ok    ' : 'FAILED'} ${name}: ${found}${scoreModifier ? ` (${scoreModifier})` : ''}`);
const { grade, score, testsPassed, testsQuantity } = result.scan;
console.info(`${grade}, ${score} points, ${testsPassed} of ${testsQuantity} tests passed`);
process.exitCode = grade === WANTED ? 0 : 1;

async function scanOwn() {
  if (!existsSync(SITE)) throw new Error('There is no finished site to look at. Make it first: npm run build');
  const app = createServer({ root: SITE });
  await app.ready();
  const certificate = makeCertificate(CACHE);
  const { host, close } = await openFront(app.routing, certificate);
  try {
    return await scan(host, CACHE, certificate.cert);
  } finally {
    close();
    await app.close();
  }
}
