import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const servers = readFileSync(join(import.meta.dirname, 'example.conf'), 'utf8')
  .split(/^server \{$/m)
  .slice(1);

// The delivery tests read these logs, but cannot bring about the faults of which nginx writes with the visitor's address.
it.each(servers)(
  'each server of the example writes the log of the site, and errors only where they name no visitor',
  (server) => {
    expect(server.match(/^ *access_log .*$/gm)).toEqual(['  access_log /var/log/nginx/sahayya.log sahayya;']);
    expect(server.match(/^ *error_log .*$/gm)).toEqual(['  error_log /var/log/nginx/sahayya-error.log emerg;']);
  },
);
