/** Error with a message in both languages, for the person at the keyboard. */
export class UserError extends Error {
  override name = 'UserError';

  constructor(english: string, marathi: string) {
    super(`${english}\n${marathi}`);
  }
}
