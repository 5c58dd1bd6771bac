import { z } from 'zod';
import { bilingual, bilingualTitle, provenance, reference, slug } from '../fields.server.ts';
import { institutionSchema } from '../institutions/schema.server.ts';
import { ask, officeGroupId } from '../offices/askSchema.server.ts';

/** content/bodies.yaml: bodies that accept applications or help with them. */
export const bodiesSchema = z.strictObject({
  bodies: z.record(
    slug,
    z.strictObject({
      title: bilingualTitle,
      level: z
        .enum(['taluka', 'district', 'division', 'state', 'place'])
        .describe('What each of its offices serves. `place`: a school, a hostel, a village or a town.'),
      officeGroup: officeGroupId.optional().describe('Group in content/offices that has the addresses of its offices.'),
      officeLocation: z
        .string()
        .optional()
        .describe('Location of the office in `officeGroup`, if the body has only one office for the whole division.'),
      talukaOffice: z
        .strictObject({
          title: bilingual.describe('Name of an office, before the name of its taluka.'),
          branch: bilingual.optional().describe('Branch or post to ask for in this office.'),
        })
        .optional()
        .describe('Set this if the body has one office in each taluka of content/talukas.yaml.'),
      purpose: bilingual.optional().describe('What people get there, in a few words.'),
      howToFind: bilingual.optional().describe('How to find an office whose address is not here.'),
      namedIn: institutionSchema.shape.id
        .optional()
        .describe(
          'List in content/institutions that names the hostels or homes. Only for a body without `officeGroup`.',
        ),
      note: bilingual.optional().describe('What is not certain about the name, or what else a visitor must know.'),
      ask,
      nearby: z.array(reference('bodies.yaml')).optional().describe('Centres that help with its papers and forms.'),
    }),
  ),
  ...provenance,
});
