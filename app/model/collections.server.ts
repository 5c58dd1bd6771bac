import type { z } from 'zod';
import * as about from './about/schema.server.ts';
import * as acts from './acts/schema.server.ts';
import { albumSchema } from './albums/schema.server.ts';
import { bodiesSchema } from './bodies/schema.server.ts';
import { cardsSchema } from './cards/schema.server.ts';
import { changesSchema } from './changes/schema.server.ts';
import { conformanceSchema } from './conformance/schema.server.ts';
import { districtsSchema } from './districts/districtsSchema.server.ts';
import { elsewhereSchema } from './elsewhere/schema.server.ts';
import { eventSchema } from './events/schema.server.ts';
import { fieldNamesSchema } from './field-names/schema.server.ts';
import { glossarySchema } from './glossary/schema.server.ts';
import { helplinesSchema } from './helplines/schema.server.ts';
import { homeSchema } from './home/schema.server.ts';
import { hostelSchema } from './hostels/schema.server.ts';
import { institutionSchema } from './institutions/schema.server.ts';
import { leaderSchema } from './leaders/schema.server.ts';
import { noticeSchema } from './notices/schema.server.ts';
import { officeGroupSchema } from './offices/schema.server.ts';
import { pageSchema } from './pages/schema.server.ts';
import { portalSchema } from './portals/schema.server.ts';
import { paperConditionsSchema, requiredDocumentsSchema } from './schemes/papersSchema.server.ts';
import * as schemes from './schemes/schema.server.ts';
import { searchWordsSchema } from './search-words/schema.server.ts';
import { selfDisclosureSchema } from './self-disclosure/schema.server.ts';
import { serviceSchema } from './services/schema.server.ts';
import { siteSchema } from './site/schema.server.ts';
import { situationSchema } from './situations/schema.server.ts';
import { specificationSchema } from './specification/schema.server.ts';
import { talukasSchema } from './talukas/schema.server.ts';
import { videoSchema } from './videos/schema.server.ts';

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

/** Returns the key of the collection of a file in `content/`; undefined for a file outside of all collections. */
export function collectionKey(file: string): string | undefined {
  return [file, file.replace(/\/.*/, '/*.yaml')].find((key) => key in COLLECTIONS);
}

/** Returns the name of a JSON Schema: `albums/*.yaml` → `albums`, `about/introduction.yaml` → `about-introduction`. */
export function schemaName(files: string): string {
  return files.replace(/(\/\*)?\.yaml$/, '').replace('/', '-');
}
