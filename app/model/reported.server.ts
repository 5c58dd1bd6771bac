import type { z } from 'zod';
import type { Language } from '#app/i18n/language.ts';
import { bodies } from './bodies/data.server.ts';
import { localize } from './localize.ts';
import type { reported } from './reportedSchema.server.ts';

/** Localizes a report and replaces the office id in `ask` with the name of the office. */
export function localizeReported(report: z.infer<typeof reported>, language: Language) {
  if (report === undefined) return undefined;
  const { ask, source: sources = [], ...rest } = report;
  const body = bodies[ask];
  if (!body) throw new Error(`content/bodies.yaml has no ${ask}`);
  return { ...localize(rest, language), ask: body.title[language], sources };
}

export type ReportedText = NonNullable<ReturnType<typeof localizeReported>>;
