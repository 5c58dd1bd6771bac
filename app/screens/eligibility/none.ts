/** The tile "None of these". The answer it gives names nothing. */
export const NONE = 'none-of-these';
