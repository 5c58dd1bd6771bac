/** An error response of the desk's server, with its status and JSON body. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body.message ?? status));
    this.status = status;
    this.body = body;
  }
}
