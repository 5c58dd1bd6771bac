/** `--blue-900`, the colour of the top bar, for the browser's own bar. */
export const BAR_COLOUR = '#091f4c';
