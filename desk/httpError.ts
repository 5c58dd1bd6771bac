/** The body of an error response. `reason` names its sentence in the words of the desk; the other values fill the placeholders. */
export type Refusal = Readonly<Record<string, unknown>> & { readonly reason: string };

/** An error response of the desk's server, with its status and JSON body. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: Refusal;
  constructor(status: number, body: Refusal) {
    super(`${status} ${body.reason}`);
    this.status = status;
    this.body = body;
  }
}
