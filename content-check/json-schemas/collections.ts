import type { z } from 'zod';
import * as about from '#app/model/about/schema.server.ts';
import * as acts from '#app/model/acts/schema.server.ts';
import { albumSchema } from '#app/model/albums/schema.server.ts';
import { bodiesSchema } from '#app/model/bodies/schema.server.ts';
import { cardsSchema } from '#app/model/cards/schema.server.ts';
import { changesSchema } from '#app/model/changes/schema.server.ts';
import { conformanceSchema } from '#app/model/conformance/schema.server.ts';
import { districtsSchema } from '#app/model/districts/districtsSchema.server.ts';
import { elsewhereSchema } from '#app/model/elsewhere/schema.server.ts';
import { eventSchema } from '#app/model/events/schema.server.ts';
import { fieldNamesSchema } from '#app/model/field-names/schema.server.ts';
import { glossarySchema } from '#app/model/glossary/schema.server.ts';
import { helplinesSchema } from '#app/model/helplines/schema.server.ts';
import { homeSchema } from '#app/model/home/schema.server.ts';
import { hostelSchema } from '#app/model/hostels/schema.server.ts';
import { institutionSchema } from '#app/model/institutions/schema.server.ts';
import { leaderSchema } from '#app/model/leaders/schema.server.ts';
import { noticeSchema } from '#app/model/notices/schema.server.ts';
import { officeGroupSchema } from '#app/model/offices/schema.server.ts';
import { pageSchema } from '#app/model/pages/schema.server.ts';
import { portalSchema } from '#app/model/portals/schema.server.ts';
import { paperConditionsSchema, requiredDocumentsSchema } from '#app/model/schemes/papersSchema.server.ts';
import * as schemes from '#app/model/schemes/schema.server.ts';
import { searchWordsSchema } from '#app/model/search-words/schema.server.ts';
import { selfDisclosureSchema } from '#app/model/self-disclosure/schema.server.ts';
import { serviceSchema } from '#app/model/services/schema.server.ts';
import { siteSchema } from '#app/model/site/schema.server.ts';
import { situationSchema } from '#app/model/situations/schema.server.ts';
import { specificationSchema } from '#app/model/specification/schema.server.ts';
import { talukasSchema } from '#app/model/talukas/schema.server.ts';
import { videoSchema } from '#app/model/videos/schema.server.ts';

/** Maps files in `content/` to their schemas. `albums/*.yaml` matches every file in the folder. */
export const COLLECTIONS: Record<string, z.ZodType> = {
  'about/administrative-setup.yaml': about.administrativeSetupSchema,
  'about/introduction.yaml': about.introductionSchema,
  'about/objectives.yaml': about.objectivesSchema,
  'about/vision-and-mission.yaml': about.visionMissionSchema,
  'acts/manual-scavengers.yaml': acts.manualScavengerActSchema,
  'acts/right-to-information.yaml': acts.rightToInformationSchema,
  'acts/right-to-services.yaml': acts.rightToServicesSchema,
  'albums/*.yaml': albumSchema,
  'bodies.yaml': bodiesSchema,
  'cards.yaml': cardsSchema,
  'conformance.yaml': conformanceSchema,
  'categories/*.yaml': schemes.categorySchema,
  'changes/*.yaml': changesSchema,
  'districts.yaml': districtsSchema,
  'elsewhere/*.yaml': elsewhereSchema,
  'events/*.yaml': eventSchema,
  'field-names.yaml': fieldNamesSchema,
  'glossary.yaml': glossarySchema,
  'helplines.yaml': helplinesSchema,
  'home.yaml': homeSchema,
  'hostels/*.yaml': hostelSchema,
  'institutions/*.yaml': institutionSchema,
  'leaders/*.yaml': leaderSchema,
  'notices/*.yaml': noticeSchema,
  'offices/*.yaml': officeGroupSchema,
  'pages/*.yaml': pageSchema,
  'paper-conditions.yaml': paperConditionsSchema,
  'portals/*.yaml': portalSchema,
  'required-documents.yaml': requiredDocumentsSchema,
  'schemes/*.yaml': schemes.schemeSchema,
  'search-words.yaml': searchWordsSchema,
  'self-disclosure.yaml': selfDisclosureSchema,
  'services/*.yaml': serviceSchema,
  'site.yaml': siteSchema,
  'situations/*.yaml': situationSchema,
  'specification.yaml': specificationSchema,
  'talukas.yaml': talukasSchema,
  'videos/*.yaml': videoSchema,
};

/** Returns the name of a JSON Schema: `albums/*.yaml` → `albums`, `about/introduction.yaml` → `about-introduction`. */
export function schemaName(files: string): string {
  return files.replace(/(\/\*)?\.yaml$/, '').replace('/', '-');
}
