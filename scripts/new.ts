/**
 * `npm run new scheme|notice|event|album|hostel|office …`: writes an entry with empty required fields. `npm run content`
 * reports errors until these fields are filled in.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { draft } from '#content-check/skeletons/draft.ts';
import { UserError } from '#content-check/UserError.ts';

const USAGE = `npm run new scheme <name>            a scheme · योजना
npm run new notice <name>            a notice · सूचना
npm run new event                    an event, with the next number · कार्यक्रम, पुढच्या क्रमांकाने
npm run new album <name>             an album of pictures · चित्रसंग्रह
npm run new hostel <name>            a hostel · वसतिगृह
npm run new office <group> <place>   an office, added to the file of its group · कार्यालय, आपल्या गटाच्या फाइलमध्ये

<name>: small English letters, digits and hyphens · लहान इंग्रजी अक्षरे, अंक व जोडरेषा`;

const [kind, ...args] = process.argv.slice(2);
if (kind === undefined) console.info(USAGE);
else write(kind, args);

function write(kind: string, args: string[]): void {
  try {
    const { file, text, addition } = draft(kind, args);
    // Refuses to overwrite a file that was created meanwhile.
    writeFileSync(join(CONTENT_ROOT, file), text, { flag: addition ? 'w' : 'wx' });
    console.info(`content/${file}: fill in what is empty, in both languages, then run npm run content.
content/${file}: रिकामे रकाने दोन्ही भाषांत भरा आणि npm run content चालवा.`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
