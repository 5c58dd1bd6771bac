import { describe, expect, it } from 'vitest';
import { formatResolution } from './SchemeSections.tsx';

describe('a government resolution', () => {
  it('is formatted in the digits of the language', () => {
    expect(formatResolution('प्र.क्र.36, 15/11/2008', 'mr')).toBe('प्र.क्र.३६, १५/११/२००८');
    expect(formatResolution('प्र.क्र.36, 15/11/2008', 'en')).toBe('प्र.क्र.36, 15/11/2008');
  });

  it("keeps the portal's code in Latin digits", () => {
    expect(formatResolution('202504301601051222, 30/04/2025', 'mr')).toBe('202504301601051222, ३०/०४/२०२५');
  });
});
