import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { bodies } from '#app/model/bodies/data.server.ts';
import { collectSheetPlace } from './sheetPlace.server.ts';

it.each(LANGUAGES)('every office on a sheet has a number, or words in its place, in "%s"', (language) => {
  const places = Object.keys(bodies).map((id) => collectSheetPlace(id, language));
  for (const { offices, withoutNumber, callIn } of places) {
    const lines = withoutNumber.flatMap((group) => group.lines);
    for (const { location, phone, advice } of offices) {
      expect(phone ?? advice?.text).toBeTruthy();
      const said = lines.filter(({ text, contacts }) =>
        [text, ...contacts.map(({ place }) => place)].join().includes(location),
      );
      expect(said.length > 0).toBe(!phone);
    }
    for (const { advice } of callIn) expect([advice.text, advice.name, advice.number].every(Boolean)).toBe(true);
  }
  expect(places.some(({ withoutNumber }) => withoutNumber.length > 0)).toBe(true);
});
