/** Why nothing is written, in both languages, for the person at the keyboard. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(english: string, marathi: string) {
    super(`${english}\n${marathi}`);
  }
}
