import type { ShownHelpline } from '#app/model/helplines/helplines.server.ts';

/** Formats urgent telephone numbers for messages, sheets and plain text. */
export function formatUrgentLines(calls: readonly Pick<ShownHelpline, 'number' | 'title' | 'hours'>[]): string[] {
  return calls.map(({ number, title, hours }) => `${number}: ${title}${hours ? `, ${hours}` : ''}`);
}
