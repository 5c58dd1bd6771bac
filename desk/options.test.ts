import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UserError } from '#content-check/UserError.ts';
import { OPTIONS, readOptions } from './options.ts';

const DOCUMENTS = globSync([
  'README.md',
  'docs/how-to/*.md',
  'docs/decisions/*.md',
  'deploy/desk/*.*',
  'deploy/desk/Containerfile',
]);

/** Lists the options of the desk in a text: those in a command, and those alone in backticks in the guides to the desk. */
function namedOptions(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const commands = [...text.matchAll(/(?:npm run desk -- |desk\/main\.ts(?:",)? )(.*)/g)].map(([, rest = '']) => rest);
  const alone = file.includes('desk') ? [...text.matchAll(/`(--[a-z-]+)[ `]/g)].map(([, option = '']) => option) : [];
  return [...commands, ...alone].flatMap((part) =>
    [...part.matchAll(/--([a-z][a-z-]*)/g)].map(([, name = '']) => name),
  );
}

describe('the options of the desk', () => {
  it('exist if a guide or a unit names them', () => {
    const named = DOCUMENTS.flatMap((file) => namedOptions(file).map((name) => ({ file, name })));
    expect(named.filter(({ name }) => !Object.hasOwn(OPTIONS, name))).toEqual([]);
  });

  it('of the shared desk are all in its guide, in both languages', () => {
    const [english = '', marathi = ''] = readFileSync('docs/how-to/run-the-shared-desk.md', 'utf8').split(/^---$/m);
    const ofShared = Object.keys(OPTIONS).filter((name) => name !== 'project');
    for (const guide of [english, marathi]) expect(ofShared.filter((name) => !guide.includes(`--${name}`))).toEqual([]);
  });

  it.each([
    ['--help', /Unknown option '--help'.*\n.*--invite-administrator, --backup …/],
    ['--port', /--port/],
    ['words', /words/],
  ])('that are wrong are explained in both languages, without the trace of a program: %s', (option, sentence) => {
    expect(() => readOptions([option])).toThrow(UserError);
    expect(() => readOptions([option])).toThrow(sentence);
    expect(() => readOptions([option])).toThrow(/[अ-ह]/);
  });

  it('that are right are read', () => {
    expect(readOptions(['--shared', '--port', '4200'])).toEqual({ shared: true, port: '4200' });
  });
});
