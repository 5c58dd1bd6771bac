/** The only script URL that a page passes to a browser API. */
const WORKER = '/sw.js';

/** The only script text: prefetches pages of this site, which have no file ending in their address. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' }],
});

type Policy = { createScriptURL(address: string): string; createScript(text: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const trustedTypes = (globalThis as { trustedTypes?: Factory }).trustedTypes;

const only = (allowed: string) => (value: string) => {
  if (value !== allowed) throw new TypeError(`${value} is not a script of the site`);
  return value;
};

/** The Content-Security-Policy of every page allows only this Trusted Types policy. */
const policy = trustedTypes?.createPolicy('sahayya', {
  createScriptURL: only(WORKER),
  createScript: only(SPECULATION_RULES),
});

/** Creates the service worker's TrustedScriptURL. Typed as a string, because TypeScript's `register` requires one. */
export function trustedScriptUrl(address: typeof WORKER): string {
  return policy ? policy.createScriptURL(address) : address;
}

/** Creates the TrustedScript of the speculation rules, typed as a string. */
export function trustedScript(text: string): string {
  return policy ? policy.createScript(text) : text;
}
