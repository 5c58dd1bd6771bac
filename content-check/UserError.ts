/** Contains an error message in both languages, for the user of a command-line tool. */
export class UserError extends Error {
  override name = 'UserError';

  constructor(english: string, marathi: string) {
    super(`${english}\n${marathi}`);
  }
}
