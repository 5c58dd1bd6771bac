/** A request that the desk's server does not fulfil; `answer` is the body of the response. */
export class Refused extends Error {
  readonly status: number;
  readonly answer: Readonly<Record<string, unknown>>;
  constructor(status: number, answer: Readonly<Record<string, unknown>>) {
    super(String(answer.message ?? status));
    this.status = status;
    this.answer = answer;
  }
}
