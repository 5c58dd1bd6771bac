/** The only script that a page passes to the browser by its address. */
const WORKER = '/sw.js';

type Policy = { createScriptURL(address: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const trustedTypes = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** Named in the Content-Security-Policy of every page, which allows no other policy. */
const policy = trustedTypes?.createPolicy('sahayya', {
  createScriptURL(address) {
    if (address !== WORKER) throw new TypeError(`${address} is not a script of the site`);
    return address;
  },
});

/** Makes the TrustedScriptURL of the service worker. Typed as a string, as TypeScript's `register` requires. */
export function trustedScriptUrl(address: typeof WORKER): string {
  return policy?.createScriptURL(address) ?? address;
}
