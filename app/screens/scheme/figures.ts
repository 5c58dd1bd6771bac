import type { DrawingName } from '#app/components/Drawing/Drawing.tsx';
import type { Scheme } from '#app/model/schemes/schema.server.ts';

/** The people who stand at the head of a scheme's page, by its category. */
export const FIGURES: Record<Scheme['category'], DrawingName> = {
  awards: 'figures-everyone',
  'economic-upliftment': 'figures-everyone',
  'education-training': 'figures-students',
  health: 'figures-everyone',
  'legal-provision': 'figures-service',
  mpbcdc: 'figures-everyone',
  lasdc: 'figures-everyone',
  lidcom: 'figures-everyone',
  'old-age-homes': 'figures-seniors',
  schemes: 'figures-homes',
  'special-assistance': 'figures-everyone',
  'social-integration': 'figures-everyone',
  'social-remedies': 'figures-everyone',
  'sr-citizen': 'figures-seniors',
};
