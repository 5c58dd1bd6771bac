import { loadEntry } from '../load.server.ts';
import { manualScavengerActSchema, rightToInformationSchema, rightToServicesSchema } from './schema.server.ts';

export const rightToServices = loadEntry('acts/right-to-services.yaml', rightToServicesSchema);

export const rightToInformation = loadEntry('acts/right-to-information.yaml', rightToInformationSchema);

export const manualScavengerAct = loadEntry('acts/manual-scavengers.yaml', manualScavengerActSchema);
