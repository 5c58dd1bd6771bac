import { isRouteErrorResponse } from 'react-router';

/** Matches the router's message; tests/e2e/whole-site/errors.spec.ts fails when it changes. */
const NO_DATA = /^No result found for routeId/;

/**
 * Returns true for errors of missing pages: a 404 of the host, or the router's error when the page for unknown
 * addresses was served, which has no data of the requested screen.
 */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status === 404 : error instanceof Error && NO_DATA.test(error.message);
}
