type District = { id: string };

/** Returns the value of `data-part-except` that hides a part when another district is chosen (app/early/chosenPart.ts). */
export const partExceptValue = (districts: readonly District[], own: string) =>
  districts
    .filter(({ id }) => id !== own)
    .map(({ id }) => id)
    .join(' ');

/** Returns the attribute that hides a part when any district is chosen. */
export const hiddenByDistrictChoice = (districts: readonly District[]) => ({
  'data-part-except': districts.map(({ id }) => id).join(' '),
});
