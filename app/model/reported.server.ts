import type { z } from 'zod';
import type { Language } from '#app/i18n/language.ts';
import type { reported } from './fields.server.ts';
import { bodies } from './schemes/data.server.ts';

/** A report as a page shows it. `ask`: the office by its name. */
export type ReportedText = { text: string; since?: string; ended?: true; ask: string; sources: string[] };

export function reportedIn(report: z.infer<typeof reported>, language: Language): ReportedText | undefined {
  if (report === undefined) return undefined;
  const { text, since, ended, ask, source } = report;
  const body = bodies[ask];
  if (!body) throw new Error(`content/bodies.yaml has no ${ask}`);
  return {
    text: text[language],
    ...(since && { since }),
    ...(ended && { ended }),
    ask: body.title[language],
    sources: source ?? [],
  };
}
