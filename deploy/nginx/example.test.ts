import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const servers = readFileSync(join(import.meta.dirname, 'example.conf'), 'utf8')
  .split(/^server \{$/m)
  .slice(1);

// Needed because the delivery tests cannot cause the errors that nginx logs with the visitor's address.
it.each(servers)(
  'each server in the example uses the access log of the site and logs only emergencies as errors, without visitor addresses',
  (server) => {
    expect(server.match(/^ *access_log .*$/gm)).toEqual(['  access_log /var/log/nginx/sahayya.log sahayya;']);
    expect(server.match(/^ *error_log .*$/gm)).toEqual(['  error_log /var/log/nginx/sahayya-error.log emerg;']);
  },
);
