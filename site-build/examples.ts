import { LANGUAGES, pathIn } from '#app/i18n/language.ts';

/** Where the examples of all components are, in both languages. */
export const EXAMPLES_PATHS = LANGUAGES.map((language) => pathIn(language, '/examples'));

/** The finished site has no examples; while somebody develops it has; their tests build them alone (`EXAMPLES=alone`). */
export const EXAMPLES = process.env.EXAMPLES ?? (process.env.NODE_ENV === 'development' ? 'too' : 'none');
