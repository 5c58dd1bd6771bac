import { describe, expect, it } from 'vitest';
import { isReservedFileName } from './reservedName.ts';

describe('a name that Windows refuses', () => {
  it.each(['con', 'NUL', 'aux.en.pdf', 'com1.yaml', 'LPT9', 'prn.', 'conin$', 'a.', 'a '])('is %j', (name) =>
    expect(isReservedFileName(name)).toBe(true),
  );

  it.each(['contact', 'console.pdf', 'nullah', 'com', 'com10', 'a.con', 'auxiliary.en.pdf', 'a.b'])(
    'is not %j',
    (name) => expect(isReservedFileName(name)).toBe(false),
  );
});
