import { isRouteErrorResponse } from 'react-router';

/** The router's own words: it has no other name for this error. tests/e2e/whole-site/errors.spec.ts notices when they change. */
const NO_DATA = /^No result found for routeId/;

/**
 * Whether an error means that there is no such page. Inside the site the host answers 404; at an address like
 * `/scheme/no-such-scheme` the host has sent the page for unknown addresses, and the router misses the scheme's data in it.
 */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status === 404 : error instanceof Error && NO_DATA.test(error.message);
}
