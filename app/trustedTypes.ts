/** The one script that a page hands to the browser by its address. */
const WORKER = '/sw.js';

type Policy = { createScriptURL(address: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const trustedTypes = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** The name stands in the Content-Security-Policy of every page, which allows no second policy. */
const policy = trustedTypes?.createPolicy('sahayya', {
  createScriptURL(address) {
    if (address !== WORKER) throw new TypeError(`${address} is no script that the site starts`);
    return address;
  },
});

/**
 * The address of the service worker as a browser with Trusted Types wants it: an object of the policy. It is called a
 * text because the library of types that comes with TypeScript knows `register` with a text alone.
 */
export function trustedScriptUrl(address: typeof WORKER): string {
  return policy?.createScriptURL(address) ?? address;
}
