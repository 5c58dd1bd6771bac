/** `npm run pages`: lays the finished site, or the one in another folder, as Cloudflare Pages takes it. */
import { writePagesFolder } from '#deploy/cloudflare-pages/folder.ts';

const FOLDER = 'build/cloudflare-pages';

await writePagesFolder(process.argv[2] ?? 'build/client', FOLDER);
console.info(`${FOLDER} is ready: npx wrangler pages deploy ${FOLDER}`);
