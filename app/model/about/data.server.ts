import { loadEntry } from '../load.server.ts';
import * as schemas from './schema.server.ts';

export const introduction = loadEntry('about/introduction.yaml', schemas.introductionSchema);
export const visionMission = loadEntry('about/vision-and-mission.yaml', schemas.visionMissionSchema);
export const objectives = loadEntry('about/objectives.yaml', schemas.objectivesSchema);
export const administrativeSetup = loadEntry('about/administrative-setup.yaml', schemas.administrativeSetupSchema);
