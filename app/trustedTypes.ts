/** The only script URL that a page passes to a browser API. */
const WORKER = '/sw.js';

type Policy = { createScriptURL(address: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/** The Content-Security-Policy of every page allows only this Trusted Types policy. */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('sahayya', {
  createScriptURL: (address) => {
    if (address !== WORKER) throw new TypeError(`${address} is not a script of the site`);
    return address;
  },
});

/** Creates the service worker's TrustedScriptURL. Typed as a string, because TypeScript's `register` requires one. */
export function trustedScriptUrl(address: typeof WORKER): string {
  return policy ? policy.createScriptURL(address) : address;
}
