import { ChevronRight } from 'lucide-react';
import { PageCautions } from '#app/components/facts/Cautions.tsx';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { Expandable } from '#app/components/text/Expandable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { site } from '#app/model/site/data.server.ts';
import type { Route } from './+types/route';
import { ContactSection } from './ContactSection.tsx';
import { collectHomeContent, type HomeContent } from './content.server.ts';
import styles from './Home.module.css';
import { HomeSection } from './HomeSection.tsx';
import { ImportantLinks, PortalCarousel } from './ImportantLinks.tsx';
import { LanguageStrip } from './LanguageStrip.tsx';
import { LatestUpdates } from './LatestUpdates.tsx';
import { NameWithCount } from './NameWithCount.tsx';
import { News } from './News.tsx';
import { PhotosAndVideos } from './PhotosAndVideos.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { ClaimBanner, Start } from './Start.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'home');
  const { department, division } = localize(site, language);
  return {
    content: collectHomeContent(language),
    page: { title: t('title', { department, division }), description: t('description') },
  };
}

export default function HomeScreen({ loaderData: { content } }: Route.ComponentProps) {
  const { language } = useTranslation('home');
  return (
    <>
      {/* Offers Marathi on the English page only: readers of a Marathi address have chosen their language. */}
      {language === 'en' && <LanguageStrip />}
      <Start tiles={content.situations} total={content.situationCount} />
      <ClaimBanner districts={content.districtCount} />
      {content.latestUpdates.length > 0 && <LatestUpdates updates={content.latestUpdates} />}
      <ContactSection helplines={content.helplines} />
      <QuickLinks services={content.services} />
      <News notices={content.notices} tenders={content.tenders} events={content.events} />
      <Programmes teaser={content.programsAndSchemes} />
      <PhotosAndVideos photos={content.photos} videos={content.videos} />
      <Leaders leaders={content.leaders} />
      <AboutDepartment about={content.about} />
      <div className="wrap">
        <Divisions teaser={content.divisions} />
        <ImportantLinks links={content.importantLinks} />
        <PortalCarousel portals={content.portals} />
        <PageCautions entry={content.provenance} />
        <Provenance entry={content.provenance} />
      </div>
    </>
  );
}

function Programmes({ teaser }: { teaser: HomeContent['programsAndSchemes'] }) {
  return (
    <HomeSection title={teaser.title} more={<OnwardLink to="/scheme">{teaser.viewAll}</OnwardLink>}>
      <ul role="list" className={styles.programmes}>
        {teaser.programmes.map(({ title, description, category, figures }) => (
          <li key={category}>
            <Drawing name={`figures-${figures}`} className={styles.figures} />
            <div className={styles.programme}>
              <h3>
                <PageLink to={pageOf.categories(category)} className="over">
                  {title}
                </PageLink>
              </h3>
              <p>{description}</p>
            </div>
            <ChevronRight className={styles.arrow} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

/** Shows the leaders in a row, which phones scroll sideways. */
function Leaders({ leaders }: { leaders: HomeContent['leaders'] }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('leadership')}>
      <ul role="list" className={styles.leaders} data-scrolls="">
        {leaders.map(({ id, name, title, img }) => (
          <li key={id} className={styles.leader}>
            <div className={styles.picture}>
              {img ? <img src={img} width="240" height="240" alt="" loading="lazy" /> : <Drawing name="avatar" />}
            </div>
            <h3>{name}</h3>
            <p>{title}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function AboutDepartment({ about }: { about: HomeContent['about'] }) {
  const readMore = (
    <OnwardLink to="/about/introduction">
      {about.readMore}
      <span className="sr">: {about.title}</span>
    </OnwardLink>
  );
  return (
    <HomeSection title={about.title} more={readMore}>
      <div className={styles.about}>
        {about.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </HomeSection>
  );
}

/** Marks the first division, to which this site belongs. */
function Divisions({ teaser: { title, divisions } }: { teaser: HomeContent['divisions'] }) {
  const { t } = useTranslation('home');
  return (
    <Expandable label={<NameWithCount name={title} n={divisions.length} />} heading="h2" isOpenWide>
      <ul role="list" className={styles.divisions}>
        {divisions.map((division, index) => (
          <li key={division}>
            {division}
            {index === 0 && <span className={styles.here}>{t('divisions.thisSite')}</span>}
          </li>
        ))}
      </ul>
    </Expandable>
  );
}
