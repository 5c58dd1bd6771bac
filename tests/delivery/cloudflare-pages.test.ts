import { testHost } from './answers.ts';
import { anyAddressAfterEdge } from './anyAddress.ts';
import { missingRuntime, startCloudflarePages } from './hosts/cloudflare-pages.ts';

// Compares only every fifth file, because wrangler hashes a file for each request, which takes ten milliseconds.
testHost('cloudflare-pages', startCloudflarePages, {
  ...{ missing: missingRuntime(), every: 5 },
  alike: { addresses: anyAddressAfterEdge, runs: 200 },
});
