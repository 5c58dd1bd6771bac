import { isRouteErrorResponse } from 'react-router';

/** Matches the router's message, its only sign of this error. tests/e2e/whole-site/errors.spec.ts fails when it changes. */
const NO_DATA = /^No result found for routeId/;

/**
 * Tells whether an error means that there is no such page. Inside the site the host answers 404; at an unknown address it
 * sends the page for unknown addresses, and the router misses the data of the requested screen.
 */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status === 404 : error instanceof Error && NO_DATA.test(error.message);
}
