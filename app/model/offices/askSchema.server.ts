import { z } from 'zod';
import { districtId } from '../districts/schema.server.ts';
import { bilingual, reference, slug } from '../fields.server.ts';

/** Groups of content/offices. */
export const officeGroupId = z.enum(['assistant', 'social', 'welfare', 'regional', 'collector', 'legal-aid']);

/** Whom to call about an office whose telephone number is not known. */
const askFields = {
  offices: z
    .array(
      z.strictObject({
        group: officeGroupId,
        location: slug.optional().describe('Key of the office in its group. Without it, the office of the district.'),
        district: districtId.optional().describe('Calls this office only about offices of this district.'),
        note: bilingual.optional().describe('What to know before calling this number.'),
      }),
    )
    .optional()
    .describe('Offices to call. One without a telephone number is passed over.'),
  helplines: z.array(reference('helplines.yaml')).optional(),
};

export const ask = z.strictObject(askFields).optional().describe('Whom to call when the office has no number here.');
export type Ask = NonNullable<z.infer<typeof ask>>;

/** The same for all offices of one district. */
export const askIn = z.strictObject({ district: districtId, ...askFields });
