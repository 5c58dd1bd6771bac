type Benefit = { term?: true | undefined; part?: true | undefined };

/**
 * Tells whether a scheme pays more than its first benefit and the parts of which that consists. Its first amount must then stand beside
 * the words that say whose it is, because not everybody gets it.
 */
export function hasOtherBenefits(benefits: readonly Benefit[]): boolean {
  return benefits.filter(({ term, part }) => !term && !part).length > 1;
}
