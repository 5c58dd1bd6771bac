import type { DeskState } from '../shared/deskState.ts';
import { readPublication, updatePublication } from './publicationStore.ts';
import type { Step } from './publicationTypes.ts';
import type { FailureReason } from './publishingError.ts';

/** Writes into the row of a publication which step runs, and how long the earlier ones took. */
export class Journal {
  readonly #desk: DeskState;
  readonly #publication: number;
  #running: { step: Step; since: number } | undefined;

  constructor(desk: DeskState, publication: number) {
    this.#desk = desk;
    this.#publication = publication;
  }

  /** Ends the running step and begins the next one. */
  begin(step: Step): void {
    this.end();
    this.#running = { step, since: performance.now() };
    updatePublication(this.#desk.database, this.#publication, { step });
  }

  /** Ends the running step, if there is one. */
  end(): void {
    if (!this.#running) return;
    const { step, since } = this.#running;
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    const steps = readPublication(this.#desk.database, this.#publication)?.steps ?? [];
    updatePublication(this.#desk.database, this.#publication, { steps: [...steps, { step, seconds }] });
    this.#running = undefined;
  }

  /** Returns the reason of a failure in the running step. The reason `check` is kept for wrong content (builder.ts). */
  failure(): FailureReason {
    const step = this.#running?.step ?? 'record';
    if (step === 'check') return 'build';
    return step === 'public' ? 'smoke' : step;
  }
}
