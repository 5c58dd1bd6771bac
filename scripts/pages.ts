/** `npm run pages [folder]`: prepares the finished site, by default build/client, for Cloudflare Pages. */
import { writePagesFolder } from '#deploy/cloudflare-pages/folder.ts';

const FOLDER = 'build/cloudflare-pages';

await writePagesFolder(process.argv[2] ?? 'build/client', FOLDER);
console.info(`${FOLDER} is ready: npx wrangler pages deploy ${FOLDER}`);
