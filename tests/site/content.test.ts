import { describe, expect, it } from 'vitest';
import { findRequiredSituations } from '#app/eligibility/requiredSituations.ts';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { manualScavengerAct, rightToInformation, rightToServices } from '#app/model/acts/data.server.ts';
import type { TimeLimits } from '#app/model/acts/schema.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { bodies } from '#app/model/bodies/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { currentEvents, pastEvents } from '#app/model/events/rules.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { leaders } from '#app/model/leaders/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { notices } from '#app/model/notices/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { requiredDocuments, schemes } from '#app/model/schemes/data.server.ts';
import { selfDisclosure } from '#app/model/self-disclosure/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { AS_OF } from '#app/model/site/data.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { attribute, pageAt, textOf } from './pages.ts';

type Bilingual = Record<Language, string>;

/** Returns the text of a page without the notes on links that open in a new tab. */
const mainText = (path: string, language: Language) =>
  textOf(pageAt(pathIn(language, path)).main).replaceAll(` (${words(language, 'components')('opensInNewTab')})`, '');

/** Returns the texts that a page lacks. Formats each text as pages do before the comparison: single spaces, web addresses without https://. */
const missing = (texts: string[], page: string) =>
  texts.filter(
    (text) =>
      !page.includes(
        text
          .replace(/\s+/g, ' ')
          .replace(/https?:\/\//g, '')
          .trim(),
      ),
  );

const officesIn = (id: string) => Object.values(officeGroups.find((group) => group.id === id)?.offices ?? {});

const stepTexts = ({ timeLimits }: { timeLimits: TimeLimits }) =>
  timeLimits.rows.flatMap(({ step, text }) => [step, text]);

/** Lists that must be complete without script, by path. */
const LISTS: { path: string; texts: Bilingual[] }[] = [
  { path: '/scheme', texts: schemes.map(({ title }) => title) },
  {
    path: '/hostels/governmenthostels',
    texts: hostels.filter(({ category }) => category === 'government').map(({ hostelFullname }) => hostelFullname),
  },
  { path: '/citizen/services', texts: services.map(({ title }) => title) },
  { path: '/notices/pastevents', texts: pastEvents(events, AS_OF).map(({ title }) => title) },
  { path: '/notices/events', texts: currentEvents(events, AS_OF).map(({ title }) => title) },
  { path: '/notices/notices', texts: notices.map(({ title }) => title) },
  { path: '/photogallery', texts: albums.map(({ title }) => title) },
  { path: '/videogallery', texts: videos.map(({ title }) => title) },
  { path: '/about/whoswho', texts: leaders.map(({ name }) => name) },
  { path: '/office/assistant', texts: officesIn('assistant').map(({ designation }) => designation) },
  { path: '/office/social', texts: officesIn('social').map(({ designation }) => designation) },
  { path: '/office/welfare', texts: officesIn('welfare').map(({ designation }) => designation) },
  { path: '/rtsact', texts: [...rightToServices.description, ...stepTexts(rightToServices)] },
  { path: '/rtiact', texts: [...rightToInformation.description, ...stepTexts(rightToInformation)] },
  {
    path: '/manual-scavenger-act/act',
    texts: manualScavengerAct.sections.flatMap(({ title, content }) => [title, ...content]),
  },
  {
    path: '/selfdisclosure',
    texts: selfDisclosure.heads.flatMap(({ clause, title, content = [], notPublished }) => [
      clause,
      title,
      ...content,
      ...(notPublished ? [notPublished] : []),
    ]),
  },
];

describe.each(LANGUAGES)('the HTML in "%s"', (language) => {
  it.each(LISTS.filter(({ texts }) => texts.length > 0))('has the complete list of $path', ({ path, texts }) => {
    expect(
      missing(
        texts.map((text) => text[language]),
        mainText(path, language),
      ),
    ).toEqual([]);
  });

  it('has every published phone number and e-mail address of the offices', {
    tags: ['conformance/offices'],
  }, () => {
    for (const id of ['assistant', 'social', 'welfare']) {
      const contacts = officesIn(id).flatMap(({ office_phone_number: phone, office_email: mail }) => [phone, mail]);
      expect(
        missing(
          contacts.filter((contact) => contact !== undefined),
          mainText(`/office/${id}`, language),
        ),
      ).toEqual([]);
    }
  });

  it.each(schemes.map(({ id }) => id))(
    'has all texts of the scheme %s on its page',
    { tags: ['conformance/schemes'] },
    (id) => {
      const scheme = schemes.find((candidate) => candidate.id === id);
      if (!scheme) throw new Error(id);
      const texts = [
        scheme.title,
        scheme.summary,
        ...scheme.eligibility.map(({ text }) => text),
        ...scheme.benefits.flatMap(({ what, note, words }) => [what, note, words]),
        ...scheme.documents.map((document) => requiredDocuments[document]?.title),
        ...scheme.apply.bodies.map((body) => bodies[body]?.title),
        ...scheme.apply.steps.flatMap(({ lines }) => lines),
        ...(scheme.sections ?? []).flatMap(({ lines }) => lines),
      ].filter((text) => text !== undefined);
      expect(
        missing(
          texts.map((text) => text[language]),
          mainText(`/scheme/${id}`, language),
        ),
      ).toEqual([]);
    },
  );

  it.each(events)(
    'has title, venue and description of event $id on its page',
    ({ id, title, venue, fullDescription }) => {
      const texts = [title, venue, ...fullDescription].map((text) => text[language]);
      expect(missing(texts, mainText(`/notices/events/${id}`, language))).toEqual([]);
    },
  );

  it.each(videos)(
    'has the transcript of the film "$id" in the video gallery',
    { tags: ['conformance/film-texts'] },
    ({ transcript }) => {
      expect(
        missing(
          transcript.map((line) => line[language]),
          mainText('/videogallery', language),
        ),
      ).toEqual([]);
    },
  );

  it.each(albums)('has the captions of the album "$id" on its page', ({ id, title, images }) => {
    const { main } = pageAt(pathIn(language, `/photogallery/${id}`));
    const shown =
      textOf(main) +
      main
        .querySelectorAll('img')
        .map((picture) => picture.getAttributeValue('alt'))
        .join(' ');
    expect(
      missing(
        [title, ...images.map((image) => image.title)].map((text) => text[language]),
        shown,
      ),
    ).toEqual([]);
  });
});

describe('the messages of the specification', { tags: ['conformance/empty-pages'] }, () => {
  it.each([
    { path: '/documents', message: 'No Data Found..!' },
    { path: '/notices/advertisement', message: 'No Data Found..!' },
    { path: '/notices/recruitment', message: 'No Data Found..!' },
    { path: '/news', message: 'No Data Found..!' },
    { path: '/grievancesredressal', message: 'No Data Found..!' },
    { path: '/rticontacts', message: 'No Data Found..!' },
    ...(currentEvents(events, AS_OF).length > 0 ? [] : [{ path: '/notices/events', message: 'No Events found.' }]),
    { path: '/notices/events/not-found', message: 'Event not found' },
    { path: '/notices/events/not-found', message: "The event you're looking for doesn't exist or has been removed." },
    { path: '/404', message: 'Unexpected Application Error!' },
    { path: '/404', message: '404 Not Found' },
  ])('appear verbatim on $path: $message', ({ path, message }) => {
    expect(mainText(path, 'en')).toContain(message);
  });
});

/** Returns the addresses to which the key facts of a scheme lead. */
const keyFactLinks = (id: string, language: Language) =>
  pageAt(pathIn(language, pageOf.schemes(id)))
    .main.querySelectorAll('[aria-labelledby="key-facts"] a')
    .map((link) => attribute(link, 'href'));

it.each(LANGUAGES)('the finder is offered on every scheme but those for a settlement, in "%s"', (language) => {
  const finder = pathIn(language, '/eligibility');
  const offered = schemes.filter(({ id }) =>
    keyFactLinks(id, language).some((address) => address?.split('#')[0] === finder),
  );
  expect(offered).toEqual(schemes.filter(({ benefits }) => benefits[0]?.per !== 'settlement'));
});

it.each(LANGUAGES)('the finder opens with the one situation that a scheme requires, in "%s"', (language) => {
  for (const scheme of localize(schemes, language)) {
    const [situation, ...others] = findRequiredSituations(scheme);
    if (!situation || others.length > 0 || scheme.benefits[0]?.per === 'settlement') continue;
    expect(keyFactLinks(scheme.id, language)).toContain(`${pathIn(language, '/eligibility')}#situation=${situation}`);
  }
});
