import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Values of the tokens by name without `--`, with every `var()` resolved. */
export type Tokens = Record<string, string>;

const css = readFileSync(join(process.cwd(), 'app', 'styles', 'tokens.css'), 'utf8');

const light = readTokens(':root');
const dark = { ...light, ...readTokens('[data-theme="dark"]') };

export const tokens = { light: resolved(light), dark: resolved(dark) };

function readTokens(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/^ +--([\w-]+): (.+?);/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

function resolved(values: Tokens): Tokens {
  const follow = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => follow(values[name] ?? `unknown ${name}`));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, follow(value)]));
}
