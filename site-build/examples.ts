import { LANGUAGES, pathIn } from '#app/i18n/language.ts';

/** Paths of the page of component examples. */
export const EXAMPLES_PATHS = LANGUAGES.map((language) => pathIn(language, '/examples'));

/** 'none': only the published site; 'too': the site and the examples, in development; 'alone': only the examples, for tests. */
export const EXAMPLES = process.env.EXAMPLES ?? (process.env.NODE_ENV === 'development' ? 'too' : 'none');
