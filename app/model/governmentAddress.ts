/** The domains that India reserves for its governments (rules of the .in registry). */
export const GOVERNMENT_DOMAINS = { gov: 'gov.in', nic: 'nic.in' };

/** Tells whether an address is in a domain that is reserved for governments. */
export function isGovernmentAddress(address: string): boolean {
  const host = `.${new URL(address).hostname}`;
  return Object.values(GOVERNMENT_DOMAINS).some((domain) => host.endsWith(`.${domain}`));
}
