import { z } from 'zod';

/** The seven districts of the Mumbai division, in the order in which the specification lists them. */
export const DISTRICT_IDS = [
  'mumbai-city',
  'mumbai-suburban',
  'thane',
  'palghar',
  'raigad',
  'ratnagiri',
  'sindhudurg',
] as const;
export type DistrictId = (typeof DISTRICT_IDS)[number];
export const districtId = z.enum(DISTRICT_IDS);
