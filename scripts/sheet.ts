/**
 * `npm run sheet export <collection> [folder]`: writes a collection as spreadsheets. `npm run sheet import <file…> [--yes]`:
 * shows the changes in edited spreadsheets and writes them after confirmation. Exits with code 1 after an error.
 */

import { SHEET_COLLECTIONS } from '#app/model/sheetCollections.ts';
import { UserError } from '#content-check/UserError.ts';
import { exportSheets } from '#spreadsheets/export/exportSheets.ts';
import { confirmAtTerminal, importSheets } from '#spreadsheets/import/importSheets.ts';

const USAGE = `npm run sheet export <collection>           write sheets/<collection>.xlsx and .csv · तक्ते तयार करा
npm run sheet export <collection> <folder>  into another folder · दुसऱ्या फोल्डरमध्ये
npm run sheet import <file…>                show what an edited sheet changes, ask, write · बदललेला तक्ता घ्या
npm run sheet import <file…> --yes          without asking · न विचारता

<collection> · <संग्रह>: ${SHEET_COLLECTIONS.join(', ')}`;

const [command, ...args] = process.argv.slice(2);
const words = args.filter((word) => word !== '--yes');
try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<boolean> {
  const [first, folder = 'sheets'] = words;
  const collection = SHEET_COLLECTIONS.find((known) => known === first);
  if (command === 'export' && collection && words.length <= 2) {
    const files = await exportSheets(collection, folder);
    console.info(files.join('\n'));
    return true;
  }
  if (command === 'import' && words.length > 0 && words.every((word) => !word.startsWith('--'))) {
    // Checks npm's variable too, because npm consumes the option if no `--` precedes it.
    const isAgreed = args.includes('--yes') || process.env.npm_config_yes === 'true';
    const consent = isAgreed ? async () => true : confirmAtTerminal;
    return importSheets(words, consent);
  }
  if (command !== undefined) throw new UserError('This is not known · ही आज्ञा नाही', USAGE);
  console.info(USAGE);
  return true;
}
