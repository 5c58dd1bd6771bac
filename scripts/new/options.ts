import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { UserError } from '#content-check/UserError.ts';

/** `both`: words that are required in both languages, as `--title-en` and `--title-mr`. `one`: other required options. */
type Expected = { both?: readonly string[]; one?: readonly string[] };

export type Options = {
  names: string[];
  text: (name: string) => string;
  words: (name: string) => Record<Language, string>;
};

/** Reads the names and options of a command. Throws a UserError that lists the missing options, because no text is made up. */
export function readOptions(args: string[], count: number, { both = [], one = [] }: Expected): Options {
  const required = [...one, ...both.flatMap((name) => LANGUAGES.map((language) => `${name}-${language}`))];
  const options = Object.fromEntries(required.map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = parse(args, options);
  const missing = required.filter((name) => !values[name]?.trim()).map((name) => `--${name}`);
  if (positionals.length !== count || missing.length > 0)
    throw new UserError(
      `Names: ${positionals.length} of ${count}. Missing options: ${missing.join(' ') || 'none'}.`,
      `नावे: ${count} पैकी ${positionals.length}. राहिलेले पर्याय: ${missing.join(' ') || 'नाहीत'}.`,
    );
  const text = (name: string) => values[name] ?? '';
  return {
    names: positionals,
    text,
    words: (name) => ({ en: text(`${name}-en`), mr: text(`${name}-mr`) }),
  };
}

function parse(args: string[], options: Record<string, { type: 'string' }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const known = Object.keys(options)
      .map((name) => `--${name}`)
      .join(' ');
    throw new UserError(`${(error as Error).message}. Options: ${known}`, `चुकीचा पर्याय. पर्याय: ${known}`);
  }
}

const NAME = { kebab: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, camel: /^[a-z][A-Za-z0-9]*$/, path: /^(\/[a-z0-9-]+)+$/ };

/** Throws a UserError for a name in another form. */
export function requireForm(name: string | undefined, form: keyof typeof NAME): string {
  if (name && NAME[form].test(name)) return name;
  const example = { kebab: 'awards-2026', camel: 'voterCard', path: '/about/awards' }[form];
  throw new UserError(
    `“${name}” has the wrong form. Example: ${example}.`,
    `“${name}” हे रूप चालत नाही. उदाहरण: ${example}.`,
  );
}

export const camelCase = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
