import { asksEverything } from './answers.ts';
import { missingRuntime, startCloudflarePages } from './hosts/cloudflare-pages.ts';

// Its local server reads and weighs a file anew for each request, which takes ten milliseconds.
asksEverything('cloudflare-pages', startCloudflarePages, { missing: missingRuntime(), fileOf: 5 });
