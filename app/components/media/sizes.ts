/** Values of `Picture`'s `sizes` that several screens share. */

export const IN_THREE_COLUMNS = '(min-width: 1200px) 24rem, (min-width: 992px) 33vw, (min-width: 576px) 50vw, 100vw';

export const IN_DIALOG = '(min-width: 576px) 52rem, 100vw';
