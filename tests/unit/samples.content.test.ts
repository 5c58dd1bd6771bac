import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { sampleHostels } from '#app/model/hostels/data.server.ts';
import { searchEntries } from '#app/search/documents/documents.server.ts';
import { pathsToPrerender } from '#site-build/paths.ts';

it.each(LANGUAGES)('sample hostels have no search result and no page (%s)', (language) => {
  const found = [...searchEntries(language).map(({ path, title }) => `${path} ${title}`), ...pathsToPrerender()].join(
    '\n',
  );
  for (const { name, hostelFullname } of sampleHostels) {
    expect(found).not.toContain(name);
    expect(found).not.toContain(hostelFullname[language]);
  }
});
