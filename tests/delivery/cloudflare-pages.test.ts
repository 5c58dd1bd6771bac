import { testHost } from './answers.ts';
import { missingRuntime, startCloudflarePages } from './hosts/cloudflare-pages.ts';

// Its local server hashes a file for each request, which takes ten milliseconds.
testHost('cloudflare-pages', startCloudflarePages, { missing: missingRuntime(), every: 5 });
