/** Event of the window after which new selects of parts work (app/early/chosenPart.ts): an island sends it when it has rendered some. */
export const NEW_SELECTS = 'newselects';
