import { loadEntry } from '../load.server.ts';
import {
  administrativeSetupSchema,
  introductionSchema,
  objectivesSchema,
  visionMissionSchema,
} from './schema.server.ts';

export const introduction = loadEntry('about/introduction.yaml', introductionSchema);

export const visionMission = loadEntry('about/vision-and-mission.yaml', visionMissionSchema);

export const objectives = loadEntry('about/objectives.yaml', objectivesSchema);

export const administrativeSetup = loadEntry('about/administrative-setup.yaml', administrativeSetupSchema);
