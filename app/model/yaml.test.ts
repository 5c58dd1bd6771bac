import { expect, it } from 'vitest';
import { parseYamlOnce } from './yaml.server.ts';

const text = (name: string, letters: number) => `${name}: ${'x'.repeat(letters)}`;

it('a text in use is parsed once, and one that nobody has read for long is forgotten', () => {
  const [used, unused] = [text('used', 100), text('unused', 100)].map((yaml) => ({ yaml, value: parseYamlOnce(yaml) }));
  for (let version = 0; version < 10; version++) {
    parseYamlOnce(text(`version${version}`, 900_000));
    expect(parseYamlOnce(used?.yaml ?? '')).toBe(used?.value);
  }
  expect(parseYamlOnce(unused?.yaml ?? '')).not.toBe(unused?.value);
  expect(parseYamlOnce(unused?.yaml ?? '')).toEqual(unused?.value);
});

it('an invalid text is refused each time', () => {
  for (let times = 0; times < 2; times++) expect(() => parseYamlOnce('a: [')).toThrow();
});
