type District = { id: string };

/** Value of `data-part-except` for a part that the choice of any other district leaves out (app/early/chosenPart.ts). */
export const exceptOtherDistricts = (districts: readonly District[], own: string) =>
  districts
    .filter(({ id }) => id !== own)
    .map(({ id }) => id)
    .join(' ');

/** Marks a part that the choice of a district leaves out. */
export const onlyWithoutDistrict = (districts: readonly District[]) => ({
  'data-part-except': districts.map(({ id }) => id).join(' '),
});
