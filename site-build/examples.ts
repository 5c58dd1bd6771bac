import { LANGUAGES, pathIn } from '#app/i18n/language.ts';

/** Paths of the page of component examples. */
export const EXAMPLES_PATHS = LANGUAGES.map((language) => pathIn(language, '/examples'));

/** 'none': the published site without examples; 'too': the site with examples (in development); 'alone': only examples, for tests. */
export const EXAMPLES = process.env.EXAMPLES ?? (process.env.NODE_ENV === 'development' ? 'too' : 'none');
