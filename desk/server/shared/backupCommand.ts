import { resolve } from 'node:path';
import { backUp } from './backup.ts';
import { DEFAULT_DATA } from './dataFolder.ts';
import { restore } from './restore.ts';

/** Names the file of `--backup` or `--restore`, and the data folder. */
type BackupOptions = { backup?: string; restore?: string; data?: string };

const RESTORED = {
  same: ['The branch of the project is that of the backup.', 'प्रकल्पाची शाखा प्रतीतील शाखेसारखीच आहे.'],
  forwarded: ['The branch of the project was brought to that of the backup.', 'प्रकल्पाची शाखा प्रतीतील शाखेपर्यंत आणली.'],
  newer: [
    'The branch of the project has newer commits than the backup, and keeps them. The list of publications lacks these.',
    'प्रकल्पाच्या शाखेत प्रतीपेक्षा नव्या नोंदी आहेत; त्या तशाच ठेवल्या. प्रसिद्धींच्या यादीत त्या दिसणार नाहीत.',
  ],
} as const;

/** What a restore revives, which only people can judge. */
const COMPARE = [
  'Everybody signs in again; unused invitations and waiting rights are gone. Compare the users, their roles and passkeys with those of today: what was removed after the backup is there again.',
  'सर्वांना पुन्हा आत यावे लागेल; न वापरलेली निमंत्रणे व प्रतीक्षेतील अधिकार राहिले नाहीत. वापरकर्ते, त्यांच्या भूमिका व पासकी आजच्या यादीशी पडताळा: प्रत ठेवल्यानंतर जे काढून टाकले होते ते परत आलेले असते.',
] as const;

/** Makes or restores a backup, and returns what was done in both languages. Throws a UserError if it was refused. */
export async function runBackupCommand(project: string, options: BackupOptions): Promise<string> {
  const data = resolve(options.data ?? DEFAULT_DATA);
  if (options.backup !== undefined) {
    await backUp(project, data, options.backup);
    return `The backup is in ${options.backup}.\nप्रत ${options.backup} मध्ये ठेवली.`;
  }
  const [english, marathi] = RESTORED[await restore(project, data, options.restore ?? '')];
  return `The desk is restored in ${data}. ${english} ${COMPARE[0]}\nटेबल ${data} मध्ये परत आणले. ${marathi} ${COMPARE[1]}`;
}
