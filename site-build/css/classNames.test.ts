import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { className } from './classNames.ts';

it('names each class differently, and the same class alike', () => {
  expect(className('footer', 'app/shell/Footer.module.css')).toMatch(/^_[0-9a-z]+$/);
  expect(className('footer', '/elsewhere/app/shell/Footer.module.css?used')).toBe(
    className('footer', 'app/shell/Footer.module.css'),
  );
  expect(className('columns', 'app/shell/Footer.module.css')).not.toBe(
    className('footer', 'app/shell/Footer.module.css'),
  );
});

it('returns the name with its file for a name that is no class', () => {
  expect(className('made-up', 'app/shell/Footer.module.css')).toBe('Footer_made-up');
});

it('is unambiguous, because no two CSS modules have the same file name', () => {
  const names = globSync('app/**/*.module.css').map((file) => basename(file));
  expect(new Set(names).size).toBe(names.length);
});
