import type { ContractTest } from './expectations.ts';

export type HostName = 'embedded' | 'nginx' | 'cloudflare-pages';

/** A known deviation of a host from the contract, also listed in docs/how-to/publish.md. */
export type Exception = { tests: RegExp; faults: RegExp; because: string };

export const EXCEPTIONS: Record<HostName, Exception[]> = {
  embedded: [],
  nginx: [
    {
      tests: /^part of a film: beyond its end$/,
      faults: /: cache-control /,
      because: 'nginx has set the headers of the file before it finds that the range is outside, and sets them again.',
    },
  ],
  'cloudflare-pages': [
    {
      tests: /^refuses two hosts/,
      faults: /^/,
      because: 'The local server fails on such a request before the site sees it.',
    },
    {
      tests: /^upwards: /,
      faults: /^/,
      because: 'The edge normalizes `..`, as browsers do, before the site sees the address.',
    },
    {
      tests: /^not found: \/pictures\//,
      faults: /^(cross-origin-opener-policy|origin-agent-cluster|permissions-policy|cache-control) /,
      because: 'Pictures are served without the function, so the page for a missing one has the headers of a picture.',
    },
    {
      tests: /^compression: gzip, deflate, br$/,
      faults: /content-encoding is gzip/,
      because: 'The local server compresses again, by the first encoding that the client names. The edge does not.',
    },
  ],
};

export function unexpectedFaults(host: HostName, { title }: ContractTest, faults: string[]): string[] {
  const exceptions = EXCEPTIONS[host].filter(({ tests }) => tests.test(title));
  return faults.filter((fault) => !exceptions.some((exception) => exception.faults.test(fault)));
}
