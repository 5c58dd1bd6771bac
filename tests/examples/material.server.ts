import type { Benefit } from '#app/components/facts/benefitText.ts';
import { createQrOutline } from '#app/components/media/createQrOutline.ts';
import { collectSheetPlace } from '#app/components/sheet/sheetPlace.server.ts';
import { collectFrameTexts } from '#app/components/sheet/sheetTexts.server.ts';
import { formatDuration } from '#app/i18n/format/duration.ts';
import type { Language } from '#app/i18n/language.ts';
import { rightToServices } from '#app/model/acts/data.server.ts';
import { remedies } from '#app/model/acts/remedies.server.ts';
import { releasesIn } from '#app/model/changes/releases.server.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import { shownElsewhere } from '#app/model/elsewhere/shown.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { localizeEvents } from '#app/model/events/localizeEvents.server.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { allHelplines } from '#app/model/helplines/helplines.server.ts';
import { institutionLists } from '#app/model/institutions/lists.server.ts';
import { leaders } from '#app/model/leaders/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodyWithOffices, districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import { districtOffice, officeGroup, officeGroups } from '#app/model/offices/data.server.ts';
import { localizeReported } from '#app/model/reported.server.ts';
import { categories, schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { situationTiles } from '#app/model/situations/tiles.server.ts';
import { collectSources } from '#app/model/sources.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { localizeFilm } from '#app/model/videos/film.server.ts';
import { collectHostelDetails } from '#app/screens/hostel/hostelDetails.server.ts';
import { RELEASES } from './releases.ts';

export type Material = ReturnType<typeof materialIn>;

/** Selects typical, longest and incomplete entries of the content. */
export function materialIn(language: Language) {
  const { timeLimits, pdfs, qrAddress, qrCaption, title: act } = localize(rightToServices, language);
  const titles = localize(schemes, language).map(({ title }) => title);
  return {
    language,
    act,
    asked: first(DISTRICT_IDS.flatMap((id) => districtOffice(id, language) ?? [])),
    benefits: benefitsIn(language),
    categories: localize(categories, language).map(({ id, title }) => ({ value: id, label: title })),
    changes: releasesIn(language, RELEASES),
    districts: Object.entries(localize(districts, language)).map(([value, label]) => ({ value, label })),
    elsewhere: elsewhere.slice(0, 3).map((entry) => shownElsewhere(entry, language)),
    events: localizeEvents(events.slice(0, 2), language),
    film: filmIn(language),
    helplines: allHelplines(language),
    leader: first(localize(leaders, language)),
    lists: listsIn(language),
    longestTitle: longest(titles, (title) => title),
    longestWord: longest(
      titles.flatMap((title) => title.split(/[\s,:;()/-]+/)),
      (word) => word,
    ),
    offices: officesIn(language),
    places: {
      districts: districtChoices(language),
      everyDistrict: bodyWithOffices('acsw', language),
      everyTaluka: bodyWithOffices('tahsil-sgy', language),
      one: bodyWithOffices('commissioner', language),
      elsewhere: bodyWithOffices('gram-panchayat', language),
    },
    pdfs: pdfs.map((pdf) => ({ ...pdf, bytes: fileBytes(pdf.file) })),
    remedies: remedies(),
    reported: first(schemes.flatMap((scheme) => localizeReported(scheme.reported, language) ?? [])),
    qr: { address: qrAddress, caption: qrCaption, outline: createQrOutline(qrAddress) },
    services: localize(services, language),
    sheet: {
      ...collectFrameTexts(first(schemes), language),
      places: ['acsw', 'commissioner', 'gram-panchayat'].map((id) => collectSheetPlace(id, language)),
    },
    situations: situationTiles(situations, language),
    sources: collectSources(schemes.slice(0, 5)),
    timeLimits,
  };
}

function officesIn(language: Language) {
  const all = officeGroups.flatMap(({ id }) => officeGroup(id, language).offices);
  const withPhone = all.filter(({ office_phone_number }) => office_phone_number);
  return {
    plain: first(withPhone.filter(({ note, branches }) => !note && !branches)),
    longest: longest(
      withPhone,
      ({ designation, office_address = '', note = '' }) => designation + office_address + note,
    ),
    withBranches: first(all.filter(({ branches }) => branches)),
    withoutNumber: first(all.filter(({ office_phone_number, office_email }) => !office_phone_number && !office_email)),
  };
}

/** Selects a list of hostels, a list of names by district and an empty list; and hostels with and without photos. */
function listsIn(language: Language) {
  const [government, ...others] = institutionLists(language);
  const named = others.filter(({ districts: all }) => all.some(({ institutions }) => institutions.length > 0));
  const list = first(government ? [government] : []);
  const hostelPhotos = collectHostelDetails(language).map(({ name, hostelFullname: label, photos }) => ({
    name,
    label,
    photos,
  }));
  return {
    hostels: { ...list, districts: list.districts.filter(({ hostels }) => hostels.length > 0).slice(0, 1) },
    names: truncateReleases(first(named)),
    empty: { ...list, districts: [] },
    withPhotos: first(hostelPhotos.filter(({ photos }) => photos.length > 1)),
  };
}

function truncateReleases<List extends { districts: { institutions: unknown[] }[] }>(list: List): List {
  const full = list.districts.filter(({ institutions }) => institutions.length > 0).slice(0, 1);
  const bare = list.districts.filter(({ institutions }) => institutions.length === 0).slice(0, 1);
  return { ...list, districts: [...full, ...bare] };
}

/** Selects a benefit for each form of an amount. */
function benefitsIn(language: Language): [form: string, benefit: Benefit][] {
  const all = localize(schemes, language).flatMap(({ benefits }) => benefits);
  const hasAmount = ({ words, rupees, percent }: Benefit) => !words && rupees !== undefined && percent === undefined;
  const hasShare = ({ words, percent }: Benefit) => !words && percent !== undefined;
  const forms: [string, (benefit: Benefit) => boolean][] = [
    ['amount', (benefit) => hasAmount(benefit) && !benefit.upTo],
    ['up to an amount', (benefit) => hasAmount(benefit) && benefit.upTo === true],
    ['share', (benefit) => hasShare(benefit) && benefit.rupees === undefined],
    ['share with a ceiling', (benefit) => hasShare(benefit) && benefit.rupees !== undefined],
    ['words', ({ words }) => words !== undefined],
  ];
  return forms.flatMap(([form, fits]) => {
    const benefit = all.find(fits);
    return benefit ? [[form, benefit]] : [];
  });
}

function filmIn(language: Language) {
  const film = localizeFilm(first(videos), language);
  return { ...film, time: formatDuration(film.seconds, language) };
}

function first<Entry>(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined) throw new Error('The content has no entry of this kind any more; choose another example.');
  return entry;
}

function longest<Entry>(entries: readonly Entry[], text: (entry: Entry) => string): Entry {
  return first(entries.toSorted((a, b) => text(b).length - text(a).length));
}
