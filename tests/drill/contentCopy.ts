import { execFile } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import type { Problem } from '#app/model/problems/problem.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';

const execute = promisify(execFile);

/** An entry that is not validated. */
// biome-ignore lint/suspicious/noExplicitAny: tests make entries invalid on purpose.
export type Entry = any;

/** Edits a copy of `content/`. File names are relative to `content/`. */
export class ContentCopy {
  readonly root: string;

  constructor(folder: string) {
    this.root = join(folder, 'content');
  }

  /** Lists the files of a collection, or of all collections (`**`), sorted by name. */
  filesOf(collection: string): string[] {
    return globSync(`${collection}/*.yaml`, { cwd: this.root }).sort();
  }

  read(file: string): Entry {
    return parse(readFileSync(join(this.root, file), 'utf8'));
  }

  /** Returns the first file whose entry satisfies `fits`. Throws if there is none. */
  find(collection: string, fits: (entry: Entry) => boolean): string {
    const found = this.filesOf(collection).find((file) => fits(this.read(file)));
    if (found === undefined) throw new Error(`content/${collection} has no entry for this change`);
    return found;
  }

  edit(file: string, change: (entry: Entry) => void): void {
    const path = join(this.root, file);
    const text = readFileSync(path, 'utf8');
    const entry = parse(text) as Entry;
    change(entry);
    writeFileSync(path, editYaml(text, entry));
  }

  /** Adds an entry and returns the name of its file. */
  add(file: string, entry: Entry): string {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), stringify(entry, { aliasDuplicateObjects: false }));
    return file;
  }

  /** Copies a file, such as a PDF, into the content. */
  addFile(from: string, file: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    copyFileSync(from, join(this.root, file));
  }

  /** Runs `npm run content` without the spelling check and returns the problems. */
  async problems(): Promise<Problem[]> {
    return JSON.parse(await this.#check('--json', '--quiet')) as Problem[];
  }

  /** Returns the report that `npm run content` prints. */
  report(): Promise<string> {
    return this.#check('--verbose');
  }

  async #check(...flags: string[]): Promise<string> {
    const { stdout } = await execute(process.execPath, ['content-check/check.ts', ...flags], {
      env: { ...process.env, CONTENT_ROOT: this.root },
      maxBuffer: 16 * 1024 * 1024,
    });
    return stdout;
  }
}
