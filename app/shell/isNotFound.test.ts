import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isNotFound } from './isNotFound.ts';

describe('an error', () => {
  it.each([
    { what: 'an answer of the host that there is no such page', error: new ErrorResponse(404, 'Not Found', null) },
    { what: 'data missed by the router', error: new Error('No result found for routeId "en:/scheme/:schemeId"') },
  ])('means "not found" when it is $what', ({ error }) => {
    expect(isNotFound(error)).toBe(true);
  });

  it.each([
    { what: 'another answer of the host', error: new ErrorResponse(503, 'Unavailable', null) },
    { what: 'a fault of the script', error: new TypeError('scheme is undefined') },
    { what: 'thrown without words', error: undefined },
  ])('means a fault when it is $what', ({ error }) => {
    expect(isNotFound(error)).toBe(false);
  });
});
