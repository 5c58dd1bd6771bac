import { site } from '#app/model/site/data.server.ts';

/**
 * Whom to tell of a weakness of the site (RFC 9116). The department has named no address for this: the page of the web
 * information manager says who owns the site and where to write.
 */
export function securityContact(): Map<string, string> {
  const address = '/.well-known/security.txt';
  const lines = [
    `Contact: ${site.address}/web-information-manager`,
    `Expires: ${site.securityContactUntil}T00:00:00Z`,
    'Preferred-Languages: mr, en',
    `Canonical: ${site.address}${address}`,
  ];
  return new Map([[address, `${lines.join('\n')}\n`]]);
}
