import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { cautionWords } from '#app/model/cautions.ts';
import { type DistrictEntry, districtFacts, entriesOf } from '#app/model/districts/districtFacts.server.ts';
import { gapText, knownText, noHostelsText } from '#app/model/districts/districtText.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import type { TalukaBody } from '#app/model/districts/talukaBodies.server.ts';
import { collectSources } from '#app/model/sources.server.ts';
import type { PlainPage } from './format.server.ts';
import { callText, contactText, listedOfficeText, sentences } from './lines.server.ts';

/** Writes the page of a district as text. */
export function districtText(id: DistrictId, language: Language): PlainPage {
  const t = words(language, 'district');
  const facts = districtFacts(id, language);
  const { category, entries } = facts.hostels;
  return {
    title: t('title', { district: facts.name }),
    lead: knownText(facts, t),
    provenance: facts.provenance && { ...facts.provenance, sources: collectSources(entriesOf(id)) },
    parts: [
      ...facts.talukaBodies.map((body) => ({ title: body.purpose, lines: talukaLines(body, language) })),
      { title: t('offices'), lines: facts.offices.map((office) => listedOfficeText(office, language)) },
      {
        title: category,
        lines:
          entries.length > 0
            ? entries.map((entry) => entryText(entry, language))
            : [noHostelsText(facts, { district: t, institutions: words(language, 'institutions') })],
      },
      ...facts.lists.map((list) => ({
        title: list.category,
        lines: list.entries.map((entry) => entryText(entry, language)),
      })),
      { title: t('gaps'), lines: facts.gaps.map((gap) => gapText(gap, t)) },
    ],
  };
}

/** Lists the offices of a body in the talukas of a district, then whom to call about them. */
function talukaLines(body: TalukaBody, language: Language): string[] {
  const general = [body.withoutTalukas, sentences(body.howToFind, body.note, callText(body.call, language))];
  const offices = body.offices.map(({ designation, ...office }) => contactText(designation, office, language));
  return [...offices, ...general.flatMap((line) => line || [])];
}

function entryText(entry: DistrictEntry, language: Language): string {
  const { title, students, isClosed, ngo, note, address, place, phone, website, confidence } = entry;
  const t = words(language, 'institutions');
  const remarks = sentences(
    students && words(language, 'hostel')(`studentsOf.${students}`),
    isClosed && t('closed'),
    ngo && t('runBy', { ngo }),
    note,
    cautionWords({ ...entry, confidence: undefined }, words(language, 'components'), language),
  );
  const contact = { office_address: address ?? place, office_phone_number: phone, website, note: remarks, confidence };
  return contactText(title, contact, language);
}
