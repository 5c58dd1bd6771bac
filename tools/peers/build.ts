import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../app/i18n/language.ts';
import { schemes } from '../../app/model/schemes/data.server.ts';
import { schemePage } from '../../app/screens/scheme/schemePage.server.ts';
import { run } from '../../scripts/setup/command.mjs';
import { writeCompressed } from '../../site-build/compress.ts';
import { schemeMarkdown } from './markdown.ts';

const HERE = import.meta.dirname;

/** Must be below this folder, so that the starters find their packages. */
const BUILD = join(HERE, 'build');

/** `program`: builds a folder into another one. `content`: folders for the Markdown of each language. */
const STARTERS: Record<string, { program: string; options: string; content: Record<Language, string> }> = {
  starlight: {
    program: 'astro/bin/astro.mjs',
    options: '--root FOLDER --outDir OUT',
    content: { en: 'src/content/docs', mr: 'src/content/docs/mr' },
  },
  docusaurus: {
    program: '@docusaurus/core/bin/docusaurus.mjs',
    options: 'FOLDER --out-dir OUT',
    content: { en: 'docs', mr: 'i18n/mr/docusaurus-plugin-content-docs/current' },
  },
};

/** Copies the finished site, and adds the same schemes as built by each starter. Returns the folder to be served. */
export async function buildPeers(site: string): Promise<string> {
  await runOrFail('npm', ['ci', '--prefix', HERE]);
  rmSync(BUILD, { recursive: true, force: true });
  const served = join(BUILD, 'site');
  cpSync(site, served, { recursive: true });
  for (const [name, { program, options, content }] of Object.entries(STARTERS)) {
    console.info(name);
    const folder = join(BUILD, name);
    const out = join(folder, 'out');
    cpSync(join(HERE, name), folder, { recursive: true });
    for (const language of LANGUAGES) writeSchemes(join(folder, content[language]), language);
    const places = options.replace('FOLDER', folder).replace('OUT', out).split(' ');
    await runOrFail(process.execPath, [join(HERE, 'node_modules', program), 'build', ...places]);
    await writeCompressed(out, readdirSync(out, { recursive: true, encoding: 'utf8' }));
    cpSync(out, join(served, name), { recursive: true });
  }
  return served;
}

function writeSchemes(folder: string, language: Language): void {
  mkdirSync(folder, { recursive: true });
  for (const { id } of schemes) {
    const page = schemePage(id, language);
    if (page) writeFileSync(join(folder, `${id}.md`), schemeMarkdown(page, language));
  }
}

async function runOrFail(command: string, args: string[]): Promise<void> {
  const { ok, output } = await run(command, args);
  if (!ok) throw new Error(output);
}
