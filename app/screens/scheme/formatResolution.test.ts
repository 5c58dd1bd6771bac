import { describe, expect, it } from 'vitest';
import { formatResolution } from './formatResolution.ts';

describe('a government resolution', () => {
  it('has its date and digits in the format of the language', () => {
    expect(formatResolution('प्र.क्र.36, 2008-11-15', 'mr')).toBe('प्र.क्र.३६, १५ नोव्हेंबर २००८');
    expect(formatResolution('प्र.क्र.36, 2008-11-15', 'en')).toBe('प्र.क्र.36, 15 November 2008');
  });

  it("keeps the code of the state's portal in Latin digits", () => {
    expect(formatResolution('202504301601051222, 2025-04-30', 'mr')).toBe('202504301601051222, ३० एप्रिल २०२५');
  });
});
