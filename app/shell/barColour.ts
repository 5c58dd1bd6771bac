/** `--blue-900`, the colour of the bar at the top: the browser's own bar continues it. */
export const BAR_COLOUR = '#091f4c';
