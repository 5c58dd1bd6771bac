import { describe, expect, it } from 'vitest';
import { isStrayFile } from './strayFile.ts';

describe('a file that a system or a program left behind', () => {
  it.each([
    ...['.DS_Store', '._book-bank.yaml', 'Thumbs.db', 'desktop.ini', '.~lock.book-bank.yaml#', '~$hostels.xlsx'],
    ...['site.yaml.orig', 'site.yaml.rej', '.site.yaml.swp', 'site.yaml~'],
  ])('is %s', (name) => expect(isStrayFile(name)).toBe(true));

  it.each(['site.yaml', 'origin.yaml', 'new.yaml', 'a.orig.pdf', '.gitkeep', 'lock.yaml'])('is not %s', (name) =>
    expect(isStrayFile(name)).toBe(false),
  );
});
