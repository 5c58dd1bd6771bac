import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { type Cautioned, cautionedTitle } from '#app/model/cautions.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { shortHelplines } from '#app/model/helplines/helplines.server.ts';
import { home, latestUpdates } from '#app/model/home/data.server.ts';
import { leaders } from '#app/model/leaders/data.server.ts';
import { refuse } from '#app/model/load.server.ts';
import { localize } from '#app/model/localize.ts';
import { noticesInForce, noticeTexts } from '#app/model/notices/data.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { portalById, portalTrouble } from '#app/model/portals/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { situationTiles } from '#app/model/situations/tiles.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { localizeFilm } from '#app/model/videos/film.server.ts';

const FILE = 'content/home.yaml';
/** Maximum number of photos in the gallery (application specification, section 9). */
const MAX_PHOTOS = 4;
const MAX_NOTICES = 3;

export type HomeContent = ReturnType<typeof collectHomeContent>;

export function collectHomeContent(language: Language) {
  const { aboutDepartment, asOf, reviewed, reviewDue, confidence, ...content } = localize(home, language);
  const { tenders, events: eventList, ...about } = aboutDepartment;
  const { programsAndSchemes, divisions, services } = content;
  const onHome = leaders.filter(({ whosWhoOnly }) => !whosWhoOnly);
  return {
    latestUpdates: localize(latestUpdates, language),
    leaders: localize(onHome, language).map(({ id, name, title, img }) => ({ id, name, title, img })),
    situations: situationTiles(
      situations.filter(({ onHome }) => onHome),
      language,
    ),
    situationCount: situations.length,
    districtCount: Object.keys(districts).length,
    helplines: shortHelplines(language),
    about,
    notices: noticesInForce.slice(0, MAX_NOTICES).map(({ id, title, date, pdfUrl, sample, confidence }) => {
      const file = pdfUrl[language];
      const isSummary = noticeTexts.has(id);
      return { id, title: title[language], date, file, bytes: fileBytes(file), isSummary, sample, confidence };
    }),
    tenders,
    events: eventList.map((event) => ({ ...event, cautioned: findCautions(event.path) })),
    programsAndSchemes,
    divisions,
    services,
    photos: home.galleryImages.slice(0, MAX_PHOTOS).map(({ src, title, album }) => ({
      picture: pictureOf(src),
      title: cautionedTitle(
        title[language],
        { sample: albums.find(({ id }) => id === album)?.sample },
        words(language, 'components'),
        language,
      ),
      album,
    })),
    videos: home.videos
      .flatMap((id) => videos.find((video) => video.id === id) ?? [])
      .map((video) => localizeFilm(video, language)),
    importantLinks: home.importantLinks.links.map((id) => localizePortal(id, language)),
    portals: home.logoCarousel.map((id) => localizePortal(id, language)),
    provenance: { asOf, reviewed, reviewDue, confidence },
  };
}

function findCautions(path: string): Cautioned {
  const event = events.find(({ id }) => path === pageOf.events(id));
  if (!event) refuse(FILE, ['aboutDepartment', 'events'], 'noSuchEntry', { id: path, where: 'content/events' });
  return { sample: event.sample, confidence: event.confidence };
}

function localizePortal(id: string, language: Language) {
  const portal = portalById(id, FILE);
  const { title, shortName, purpose, url } = localize(portal, language);
  const address = new URL(url).hostname.replace(/^www\./, '');
  const host = cautionedTitle(address, portal, words(language, 'components'), language);
  return { id, title, shortName, purpose, url, host, trouble: portalTrouble(portal, language) };
}
