import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { bodies } from '#app/model/bodies/data.server.ts';
import { bodyWithOffices, districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import { placeLines } from '#app/plain-text/lines.server.ts';
import { textVersion } from '#app/plain-text/textVersion.server.ts';
import type { SitePath } from '#app/screens.ts';
import { InLanguage } from '#tests/examples/InLanguage.tsx';
import { WhereToGo } from './WhereToGo.tsx';

const whereToGo = (id: string, language: Language) =>
  renderToStaticMarkup(
    <InLanguage language={language}>
      <WhereToGo places={[bodyWithOffices(id, language)]} districts={districtChoices(language)} />
    </InLanguage>,
  );

/** Lists the office pages to which "where to go" links for a body. */
function officePages(id: string, language: Language): string[] {
  return [...whereToGo(id, language).matchAll(/href="((?:\/mr)?\/(?:office|district|commissionerate)[^"#]*)/g)].flatMap(
    ([, path]) => path ?? [],
  );
}

const namesOf = (id: string, language: Language) => {
  const { offices, talukaOffice, list } = bodyWithOffices(id, language);
  return [
    ...offices.map(({ designation }) => designation),
    ...(talukaOffice ? [talukaOffice.title] : []),
    ...(list ? [list.title] : []),
  ];
};

describe.each(LANGUAGES)('where to go, in "%s"', (language) => {
  it.each(Object.keys(bodies))('links only pages that list an office of the body: %s', (id) => {
    const nearby = bodyWithOffices(id, language).nearby.map(({ path }) => String(path));
    const pages = officePages(id, language).filter((path) => !nearby.includes(path.replace(/^\/mr/, '')));
    for (const path of pages) {
      const text = textVersion(path)?.text ?? '';
      expect(
        namesOf(id, language).some((name) => text.includes(name)),
        path,
      ).toBe(true);
    }
  });

  const withLists = Object.keys(bodies).filter((id) => bodies[id]?.namedIn);

  it.each(withLists)('links the list of hostels or homes, and its part for the chosen district: %s', (id) => {
    const { list } = bodyWithOffices(id, language);
    const page = whereToGo(id, language);
    expect(list?.districts).not.toEqual([]);
    for (const path of [list?.path, ...(list?.districts ?? []).map((own) => `/district/${own.id}#${list?.id}`)])
      expect(page).toContain(`href="${pathIn(language, path as SitePath)}"`);
    expect(placeLines([bodyWithOffices(id, language)], language).join()).toContain(pathIn(language, list?.path ?? '/'));
  });

  it.each(Object.keys(bodies))('shows a number to call in each district: %s', (id) => {
    const place = bodyWithOffices(id, language);
    for (const { id: district } of districtChoices(language)) {
      const offices = place.offices.filter(({ locationId }, _, all) => all.length === 1 || locationId === district);
      const numbers =
        offices.length > 0
          ? offices.flatMap(({ office_phone_number, callInstead }) => [
              office_phone_number,
              ...callInstead.map(({ number }) => number),
            ])
          : place.callIn.flatMap(({ districts, call }) =>
              districts.includes(district) ? call.map(({ number }) => number) : [],
            );
      expect(numbers.filter(Boolean), district).not.toEqual([]);
    }
  });
});
