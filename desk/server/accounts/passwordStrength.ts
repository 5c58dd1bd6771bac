import type { PasswordStrength, User } from './accountTypes.ts';
import { normalize } from './passwords.ts';

const SHORTEST = 12;
const LONGEST = 128;

/** A thief of the database needs a fifth of a second of a processor for each guess, so this many take one processor 60 years. */
const FEWEST_GUESSES = 10 ** 10;

/** What anybody would guess first about this desk. */
const SITE_WORDS = ['sahayya', 'सहाय्य', 'mumbai', 'मुंबई', 'maharashtra', 'महाराष्ट्र', 'samajkalyan', 'समाजकल्याण'];

/** Judges a new password by its length, lists of known passwords, patterns, and what is known about the user. */
export async function judgePassword(
  password: string,
  { name, title }: Pick<User, 'name' | 'title'>,
): Promise<PasswordStrength> {
  // Counts what is hashed and judged, because NFKC makes several letters of one such as ㉑.
  const normalized = normalize(password);
  const { length } = [...normalized];
  if (length < SHORTEST || length > LONGEST) return { strength: 0, problem: 'passwordLength' };
  // Loads the lists only now, because passwords are set rarely and the lists need 30 MB of memory.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const own = [name, title.en, title.mr].flatMap((text) => [text, ...text.split(/[\s-]+/)]);
  const { guesses } = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(normalized, [
    ...own,
    ...SITE_WORDS,
  ]);
  if (guesses >= FEWEST_GUESSES) return { strength: 1 };
  return { strength: Math.log10(guesses) / Math.log10(FEWEST_GUESSES), problem: 'passwordGuessable' };
}
