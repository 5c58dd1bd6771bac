import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const servers = readFileSync(join(import.meta.dirname, 'example.conf'), 'utf8')
  .split(/^server \{$/m)
  .slice(1);

// The delivery tests read these logs, but cannot cause the errors that nginx logs with the visitor's address.
it.each(servers)(
  'each server of the example has the access log of the site, and an error log of emergencies, without visitor addresses',
  (server) => {
    expect(server.match(/^ *access_log .*$/gm)).toEqual(['  access_log /var/log/nginx/sahayya.log sahayya;']);
    expect(server.match(/^ *error_log .*$/gm)).toEqual(['  error_log /var/log/nginx/sahayya-error.log emerg;']);
  },
);
