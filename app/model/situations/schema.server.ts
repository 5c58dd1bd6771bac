import { z } from 'zod';
import * as fields from '../fields.server.ts';
import { code } from '../problems/problem.ts';
import { recordings } from '../recordings.server.ts';

/** Ids of the sections of a situation's page, which no group may have. */
const SECTIONS = ['main', 'urgent', 'schemes', 'first', 'advice', 'year', 'places', 'papers', 'elsewhere', 'related'];

/** Fields of a file of content/situations: an event in a life, and the schemes that help then. */
export const situationFields = z.strictObject({
  id: fields.slug
    .refine((id) => fields.hasDrawing(`situation-${id}`), code('noSuchDrawing'))
    .describe('Its drawing is `content/drawings/situation-<id>.svg`.'),
  order: fields.wholeNumber,
  title: fields.bilingualTitle.describe(
    'What happened, as people say it: "We need a house". Also the heading of the page. It should fit in two lines of a tile.',
  ),
  help: fields.bilingual.describe('What help there is, in a few words below the title.'),
  lead: fields.bilingualSentence.describe(
    'One or two sentences below the heading: the most important help, with the money.',
  ),
  call: z
    .array(fields.reference('helplines.yaml'))
    .min(1)
    .max(4)
    .optional()
    .describe('Whom to call in danger; the first one is the filled button.'),
  callTitle: fields.bilingualTitle
    .optional()
    .describe('Heading above these numbers, as a question: "Are you in danger now?".'),
  advice: z
    .strictObject({
      title: fields.bilingualTitle.describe('For whom they are, as a question: "Do you want to talk to somebody?".'),
      helplines: z.array(fields.reference('helplines.yaml')).min(1).max(4),
    })
    .optional()
    .describe('Numbers for advice, after the steps. Those for danger belong in `call`.'),
  leave: z
    .literal(true)
    .optional()
    .describe(
      'Shows a button that leaves the page at once. For pages about violence or a habit that others must not see.',
    ),
  onHome: z.literal(true).optional().describe('The home page shows this situation.'),
  first: z
    .array(
      z.strictObject({
        what: fields.bilingual.describe('What to do, in one short sentence.'),
        text: fields.bilingual.describe('Why, how long there is time, and whom to call.'),
        ifRefused: z
          .strictObject({ title: fields.bilingualTitle, steps: fields.bilingualLines, source: z.string().min(1) })
          .optional()
          .describe('What to do if an office refuses: each step with its law.'),
        source: z.string().min(1),
      }),
    )
    .min(1)
    .max(3)
    .describe('What cannot wait. If no time limit is published, say so and say whom to ask.'),
  schemes: z
    .array(fields.reference('schemes'))
    .min(1)
    .max(6)
    .optional()
    .describe('Schemes in the order in which they help. Omit it if there is a `choice`.'),
  choice: z
    .strictObject({
      title: fields.bilingualTitle.describe('Question that the reader answers: "Where does the child study?".'),
      groups: z
        .array(
          z.strictObject({
            id: fields.slug
              .refine((id) => !SECTIONS.includes(id), code('idOfSection'))
              .describe('End of the address that opens the group: `#school`.'),
            title: fields.bilingualTitle,
            help: fields.bilingual.describe('What help there is, in a few words.'),
            schemes: z.array(fields.reference('schemes')).min(1).describe('The most important first.'),
            benefit: fields.figureName
              .optional()
              .describe('Its schemes show the benefit with this figure, where they have it, instead of the first one.'),
          }),
        )
        .min(2),
    })
    .optional()
    .describe('First choice of the reader, if there are more than six schemes.'),
  counted: z
    .array(fields.reference('schemes'))
    .min(1)
    .optional()
    .describe('Schemes whose first benefit is a fixed amount and that one family can get in the same year.'),
  answers: z
    .record(z.string(), z.array(z.string().min(1)).min(1))
    .describe(
      'Answers that the page gives to the finder: question of app/eligibility/questions.ts and chosen options.',
    ),
  audio: recordings,
  related: z
    .array(fields.reference('situations'))
    .max(3)
    .describe('Situations that often come together with this one.'),
  sentences: z
    .strictObject({ en: z.array(z.string().min(1)).min(1), mr: z.array(z.string().min(1)).min(1) })
    .describe('Everyday sentences by which the search finds the page. No page shows them.'),
  ...fields.provenance,
});

export const situationSchema = situationFields.refine(({ schemes, choice }) => !schemes !== !choice, {
  path: ['schemes'],
  error: code('schemesOrChoice'),
});

/** A loaded situation. `schemes`: also those of the groups, each once. */
export type Situation = z.infer<typeof situationSchema> & { schemes: string[] };
