import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isNotFound } from './isNotFound.ts';

describe('an error', () => {
  it.each([
    { what: 'a 404 response of the host', error: new ErrorResponse(404, 'Not Found', null) },
    { what: 'missing data of the router', error: new Error('No result found for routeId "en:/scheme/:schemeId"') },
  ])('means "not found" when it is $what', ({ error }) => {
    expect(isNotFound(error)).toBe(true);
  });

  it.each([
    { what: 'another response of the host', error: new ErrorResponse(503, 'Unavailable', null) },
    { what: 'an error in a script', error: new TypeError('scheme is undefined') },
    { what: 'undefined', error: undefined },
  ])('does not mean "not found" when it is $what', ({ error }) => {
    expect(isNotFound(error)).toBe(false);
  });
});
