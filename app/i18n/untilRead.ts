import type { WordsReader } from './catalogue.ts';

/**
 * A reader that fails as often as i18next tries again by itself, and then asks on until the words come, `pauseMs`
 * milliseconds apart: i18next gives up after its last try, and the page would show the names of its words.
 */
export function untilRead(read: WordsReader, tries: number, pauseMs: number): WordsReader {
  const failures = new Map<string, number>();
  return async (language, namespace) => {
    const file = `${language}/${namespace}`;
    for (;;) {
      try {
        return await read(language, namespace);
      } catch (error) {
        const failed = (failures.get(file) ?? 0) + 1;
        failures.set(file, failed);
        if (failed <= tries) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };
}
