import type { ShownHelpline } from '#app/model/helplines/helplines.server.ts';

/** Formats the numbers to call at once for messages, sheets and plain text. */
export function urgentLines(calls: readonly Pick<ShownHelpline, 'number' | 'title' | 'hours'>[]): string[] {
  return calls.map(({ number, title, hours }) => `${number}: ${title}${hours ? `, ${hours}` : ''}`);
}
