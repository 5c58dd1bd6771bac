/**
 * `npm run new scheme|notice|event|album|hostel|office …`: writes an entry with empty required fields. `npm run content`
 * reports errors until these fields are filled in. `npm run new screen|field|question|collection …`: writes code and words.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { draft } from '#content-check/skeletons/draft.ts';
import { UserError } from '#content-check/UserError.ts';
import type { Files } from './new/edits.ts';

const USAGE = `npm run new scheme <name>            a scheme · योजना
npm run new notice <name>            a notice · सूचना
npm run new event                    an event, with the next number · कार्यक्रम, पुढच्या क्रमांकाने
npm run new album <name>             an album of pictures · चित्रसंग्रह
npm run new hostel <name>            a hostel · वसतिगृह
npm run new office <group> <place>   an office, added to the file of its group · कार्यालय, आपल्या गटाच्या फाइलमध्ये

<name>: small English letters, digits and hyphens · लहान इंग्रजी अक्षरे, अंक व जोडरेषा

npm run new screen /about/awards --under about --title-en … --title-mr … --description-en … --description-mr …
   --text-en … --text-mr … --source … --as-of 2026-01-31     a page of text
   --folder awards                                           a screen of its own
   --under: a group of the menu, under which the site map lists the page: about, office, schemes, manual, notices

npm run new field schemes renewal --type bilingual --name-en … --name-mr … --help-en … --help-mr …
   --type: bilingual, bilingualLines, isoDate, phoneNumber, rupees, webLink, wholeNumber

npm run new question voterCard --paper voter-id --above freeEquipment
   --name-en … --name-mr … --title-en … --title-mr … --title-them-en … --title-them-mr …
   --paper: id in content/required-documents.yaml; --above: the question before which the finder asks this one

npm run new collection awards --page /about/awards --many-en … --many-mr … --one-en … --one-mr …
   --id first-award --title-en … --title-mr … --source … --as-of 2026-01-31
   --page: the page that shows the entries; --id, --title, --source, --as-of: of the first entry`;

/** Loads only the generator that runs, because entries can be written while other content is invalid. */
const GENERATORS: Record<string, () => Promise<{ generate: (args: string[]) => Files }>> = {
  screen: () => import('./new/screen.ts'),
  field: () => import('./new/field.ts'),
  question: () => import('./new/question.ts'),
  collection: () => import('./new/collection.ts'),
};

const [kind, ...args] = process.argv.slice(2);
if (kind === undefined) console.info(USAGE);
else
  try {
    const module = await GENERATORS[kind]?.();
    if (module) writeFiles(module.generate(args));
    else writeEntry(kind, args);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }

/** Writes all files, then formats the code, which sorts its imports. */
function writeFiles(files: Files): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const names = [...files.keys()];
  const code = names.filter((file) => /\.(tsx?|json)$/.test(file));
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...code], { encoding: 'utf8' });
  if (status !== 0) console.error(stderr);
  console.info(`${names.join('\n')}\n\nRun: npm run types && npm run content`);
}

function writeEntry(kind: string, args: string[]): void {
  const { file, text, addition } = draft(kind, args);
  // Refuses to overwrite a file that was created meanwhile.
  writeFileSync(join(CONTENT_ROOT, file), text, { flag: addition ? 'w' : 'wx' });
  console.info(`content/${file}: fill in what is empty, in both languages, then run npm run content.
content/${file}: रिकामे रकाने दोन्ही भाषांत भरा आणि npm run content चालवा.`);
}
