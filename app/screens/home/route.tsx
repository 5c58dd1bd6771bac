import { Provenance } from '#app/components/facts/Provenance.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { site } from '#app/model/site/data.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { AboutDepartment } from './AboutDepartment.tsx';
import { Banner } from './Banner.tsx';
import { homeContent } from './content.server.ts';
import { Divisions } from './Divisions.tsx';
import { ImportantLinks } from './ImportantLinks.tsx';
import { LatestUpdates } from './LatestUpdates.tsx';
import { Leaders } from './Leaders.tsx';
import { News } from './News.tsx';
import { PhotosAndVideos } from './PhotosAndVideos.tsx';
import { Programmes } from './Programmes.tsx';
import { QuickLinks } from './QuickLinks.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { department, division } = localize(site, language);
  const t = words(language, 'home');
  return {
    content: homeContent(language),
    page: { title: t('title', { department, division }), description: t('lead') },
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function HomeScreen({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      {content.latestUpdates.length > 0 && <LatestUpdates updates={content.latestUpdates} />}
      <Banner needs={content.everydayNeeds} />
      <Leaders leaders={content.leaders} />
      <AboutDepartment about={content.about} />
      <News notices={content.notices} tenders={content.tenders} events={content.events} />
      <Programmes teaser={content.programsAndSchemes} />
      <Divisions teaser={content.divisions} />
      <QuickLinks services={content.services} />
      <PhotosAndVideos photos={content.photos} videos={content.videos} />
      <ImportantLinks links={content.importantLinks} portals={content.portals} />
      <div className="wrap">
        <Provenance entry={content.provenance} />
      </div>
    </>
  );
}
