import type { Language } from '#app/i18n/language.ts';
import { events } from '#app/model/events/data.server.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { home, latestUpdates } from '#app/model/home/data.server.ts';
import { leaders } from '#app/model/leaders/data.server.ts';
import { refuse } from '#app/model/load.server.ts';
import { localize } from '#app/model/localize.ts';
import { noticesInForce } from '#app/model/notices/data.server.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { portalById } from '#app/model/portals/data.server.ts';
import { troubleOf } from '#app/model/portals/trouble.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { localizeFilm } from '#app/model/videos/film.server.ts';

const FILE = 'content/home.yaml';
/** Photos in the gallery: application specification, section 9. */
const MOST_PHOTOS = 4;
const NOTICES_ON_HOME = 3;

export function homeContent(language: Language) {
  const {
    aboutDepartment,
    everydayNeeds,
    programsAndSchemes,
    divisions,
    services,
    asOf,
    reviewed,
    reviewDue,
    confidence,
  } = localize(home, language);
  const { tenders, events: eventList, ...about } = aboutDepartment;
  return {
    latestUpdates: localize(latestUpdates, language),
    leaders: localize(
      leaders.filter(({ whosWhoOnly }) => !whosWhoOnly),
      language,
    ).map(({ id, name, title, img }) => ({ id, name, title, img })),
    everydayNeeds,
    about,
    notices: localize(noticesInForce, language)
      .slice(0, NOTICES_ON_HOME)
      .map(({ id, title, date }, index) => {
        const file = noticesInForce[index]?.pdfUrl[language] ?? '';
        return { id, title, date, file, bytes: fileBytes(file) };
      }),
    tenders,
    events: eventList.map((event) => ({ ...event, sample: isSampleEvent(event.path) })),
    programsAndSchemes,
    divisions,
    services,
    photos: home.galleryImages.slice(0, MOST_PHOTOS).map(({ src, title, album }) => ({
      picture: pictureOf(src),
      title: title[language],
      album,
    })),
    videos: home.videos.map((id) => findFilm(id, language)),
    importantLinks: home.importantLinks.links.map((id) => portalLink(id, language)),
    portals: home.logoCarousel.map((id) => portalLink(id, language)),
    provenance: { asOf, reviewed, reviewDue, confidence },
  };
}

export type HomeContent = ReturnType<typeof homeContent>;

function isSampleEvent(path: string): boolean {
  const event = events.find(({ id }) => path === `/notices/events/${id}`);
  if (!event) refuse(FILE, ['aboutDepartment', 'events'], 'noSuchEntry', { id: path, where: 'content/events' });
  return event.sample === true;
}

function findFilm(id: string, language: Language) {
  const video = videos.find((candidate) => candidate.id === id);
  if (!video) refuse(FILE, ['videos'], 'noSuchEntry', { id, where: 'content/videos' });
  return localizeFilm(video, language);
}

function portalLink(id: string, language: Language) {
  const portal = portalById(id, FILE);
  const { title, shortName, purpose, url } = localize(portal, language);
  const host = new URL(url).hostname.replace(/^www\./, '');
  return { id, title, shortName, purpose, url, host, trouble: troubleOf(portal, language) };
}
