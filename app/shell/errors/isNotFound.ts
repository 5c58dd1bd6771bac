import { isRouteErrorResponse } from 'react-router';

/** Matches the router's message; tests/e2e/whole-site/errors.spec.ts fails when it changes. */
const NO_DATA = /^No result found for routeId/;

/**
 * Returns true for a 404 response of the host. Also returns true for the error that the router throws on
 * the page for unknown addresses, because this page contains no data for the requested screen.
 */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status === 404 : error instanceof Error && NO_DATA.test(error.message);
}
