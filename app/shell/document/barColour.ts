/** Colours the browser's toolbar like the top bar (`--blue-900`). */
export const BAR_COLOUR = '#091f4c';
