import { z } from 'zod';
import { districtId } from '../districts/schema.server.ts';
import * as fields from '../fields.server.ts';
import { officeReference } from '../offices/schema.server.ts';
import { issueAt } from '../problems/problem.ts';

/** Section 4(1)(b) of the Right to Information Act, 2005 has clauses (i) to (xvii). */
const HEADS_OF_THE_ACT = 17;

const headSchema = z.strictObject({
  id: fields.slug.describe('End of the address of this section: /selfdisclosure#budget.'),
  clause: fields.bilingual.describe('Clause of the act that asks for this.'),
  title: fields.bilingualTitle.describe('What the act asks for, in plain words.'),
  content: fields.bilingualLines.optional(),
  duties: z.array(z.strictObject({ body: fields.reference('bodies.yaml'), lines: fields.bilingualLines })).optional(),
  offices: z.array(officeReference).optional(),
  committees: z
    .array(z.strictObject({ body: fields.reference('bodies.yaml'), district: districtId, email: fields.emailAddress }))
    .optional()
    .describe('District committees; they have no office pages of their own.'),
  timeLimits: z
    .enum(['right-to-services', 'right-to-information'])
    .optional()
    .describe('The act whose time limits are shown here.'),
  acts: z.array(z.enum(['right-to-services', 'right-to-information', 'manual-scavengers'])).optional(),
  schemes: z.array(fields.reference('schemes')).optional(),
  categories: z.literal('all').optional().describe('Shows every category of schemes.'),
  portals: z.array(fields.reference('portals')).optional(),
  links: z.array(z.strictObject({ label: fields.bilingual, path: fields.sitePath })).optional(),
  notPublished: fields.bilingual
    .optional()
    .describe('What is not published here yet; the page adds where to ask. Delete this text when all is published.'),
});
export type SelfDisclosureHead = z.infer<typeof headSchema>;

/** content/self-disclosure.yaml: the self-disclosure of the regional office under the heads of the act. */
export const selfDisclosureSchema = z.strictObject({
  title: fields.bilingualTitle,
  subtitle: fields.bilingualTitle,
  introduction: fields.bilingualLines,
  office: officeReference.describe('Office that discloses this; visitors can ask it for what is not published.'),
  pdf: fields.bilingualPdf.optional().describe('PDFs that the department supplies. If omitted, the site makes them.'),
  heads: z
    .array(headSchema)
    .length(HEADS_OF_THE_ACT)
    .superRefine((heads, { addIssue }) => {
      const ids = heads.map(({ id }) => id);
      heads.forEach(({ id, content, duties, notPublished }, index) => {
        if (ids.indexOf(id) < index) addIssue(issueAt([index, 'id'], 'idTwice', { id }));
        if (!(content ?? duties ?? notPublished)) addIssue(issueAt([index], 'saysNothing', { id }));
      });
    }),
  ...fields.provenance,
});
