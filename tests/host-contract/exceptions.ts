import type { ContractTest } from './expectations.ts';

export type HostName = 'embedded' | 'nginx' | 'cloudflare-pages';

/** A known deviation of a host; docs/how-to/publish.md lists them too. */
export type Exception = { tests: RegExp; faults: RegExp; because: string };

export const EXCEPTIONS: Record<HostName, Exception[]> = {
  embedded: [],
  nginx: [
    {
      tests: /^part of a film: behind its end$/,
      faults: /: cache-control /,
      because:
        'nginx has written the headers of the file before it sees that the part lies outside, and writes them again.',
    },
  ],
  'cloudflare-pages': [
    {
      tests: /^refuses two hosts/,
      faults: /^/,
      because: 'The local server fails on such a request before anything of the site sees it.',
    },
    {
      tests: /^upwards: /,
      faults: /^/,
      because: 'The edge tidies `..` away, as browsers do, before anything of the site sees the address.',
    },
    {
      tests: /^not found: \/pictures\//,
      faults: /^(cross-origin-opener-policy|origin-agent-cluster|permissions-policy|cache-control) /,
      because: 'Pictures do without the function: the page for a missing one comes with the headers of a picture.',
    },
    {
      tests: /^compression: gzip, deflate, br$/,
      faults: /content-encoding is gzip/,
      because:
        'The local server packs anew, by whatever the client names first. The edge sends what the function gives.',
    },
  ],
};

export function unexpectedFaults(host: HostName, { title }: ContractTest, faults: string[]): string[] {
  const exceptions = EXCEPTIONS[host].filter(({ tests }) => tests.test(title));
  return faults.filter((fault) => !exceptions.some((exception) => exception.faults.test(fault)));
}
