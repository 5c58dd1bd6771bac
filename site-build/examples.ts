import { LANGUAGES, pathIn } from '#app/i18n/language.ts';

/** Paths of the page of component examples. */
export const EXAMPLES_PATHS = LANGUAGES.map((language) => pathIn(language, '/examples'));

/** Whether a build contains the examples: 'none' when published, 'too' (beside the site) in development, 'alone' for their tests. */
export const EXAMPLES = process.env.EXAMPLES ?? (process.env.NODE_ENV === 'development' ? 'too' : 'none');
