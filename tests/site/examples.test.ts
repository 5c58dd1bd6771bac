import { describe, expect, it } from 'vitest';
import { files, readBuilt } from './pages.ts';

/** Patterns that show that a file contains examples: their address, or the attribute of a simulated state. */
const MARKS = [/["'`(](\/mr)?\/examples["'`/]/, /data-test-drawn/];

describe('the finished site', () => {
  it('has no page of examples', () => {
    expect([...files.keys()].filter((address) => address.includes('examples'))).toEqual([]);
  });

  it('has no trace of the examples in any file', () => {
    const texts = [...files.values()].filter((file) => /\.(html|js|css|json)$/.test(file));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((file) => MARKS.some((mark) => mark.test(readBuilt(file))))).toEqual([]);
  });
});
