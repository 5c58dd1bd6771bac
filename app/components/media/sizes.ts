/** How wide pictures are shown where several screens set them alike, for `Picture`'s `sizes`. The page is 75rem at most. */

/** One column, two from 576 px, three from 992 px. */
export const IN_THREE_COLUMNS = '(min-width: 1200px) 24rem, (min-width: 992px) 33vw, (min-width: 576px) 50vw, 100vw';

/** Large, in a dialog. */
export const IN_DIALOG = '(min-width: 576px) 52rem, 100vw';
