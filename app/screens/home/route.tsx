import { ArrowRight, ListChecks, MapPin } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageCautions } from '#app/components/facts/Cautions.tsx';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { SearchForm } from '#app/components/search/SearchForm.tsx';
import { SituationTiles } from '#app/components/situations/SituationTiles.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { site } from '#app/model/site/data.server.ts';
import type { Route } from './+types/route';
import { type HomeContent, homeContent } from './content.server.ts';
import styles from './Home.module.css';
import { HomeSection } from './HomeSection.tsx';
import { ImportantLinks } from './ImportantLinks.tsx';
import { LatestUpdates } from './LatestUpdates.tsx';
import { News } from './News.tsx';
import { PhotosAndVideos } from './PhotosAndVideos.tsx';
import { QuickLinks } from './QuickLinks.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'home');
  const { department, division } = localize(site, language);
  return {
    content: homeContent(language),
    page: { title: t('title', { department, division }), description: t('lead') },
  };
}

export default function HomeScreen({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      {content.latestUpdates.length > 0 && <LatestUpdates updates={content.latestUpdates} />}
      <Banner needs={content.everydayNeeds} />
      <Situations tiles={content.situations} />
      <Leaders leaders={content.leaders} />
      <AboutDepartment about={content.about} />
      <News notices={content.notices} tenders={content.tenders} events={content.events} />
      <Programmes teaser={content.programsAndSchemes} />
      <Divisions teaser={content.divisions} />
      <QuickLinks services={content.services} />
      <PhotosAndVideos photos={content.photos} videos={content.videos} />
      <ImportantLinks links={content.importantLinks} portals={content.portals} />
      <div className="wrap">
        <PageCautions entry={content.provenance} />
        <Provenance entry={content.provenance} />
      </div>
    </>
  );
}

function Banner({ needs }: { needs: HomeContent['everydayNeeds'] }) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.banner}>
      <div className={styles.mural}>
        <Drawing name="spiral-dance" fit="cover" />
      </div>
      <div className={styles.say}>
        <h1>{t('claim')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.actions}>
          <PageLink to="/eligibility" className={`${buttons.primary} ${buttons.large}`}>
            <ListChecks aria-hidden="true" />
            {t('checkWhatICanGet')}
          </PageLink>
          <PageLink to="/district" className={`${buttons.secondary} ${buttons.large}`}>
            <MapPin aria-hidden="true" />
            {t('findOffice')}
          </PageLink>
        </div>
        <SearchForm large iconOnly className={styles.search} placeholder={t('search')} />
        <nav className={styles.needs} aria-labelledby="needs">
          <p id="needs">{t('needs')}</p>
          <ul>
            {needs.map(({ label, path }) => (
              <li key={path}>
                <PageLink to={path}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Drawing name="procession" fit="coverFromEnd" className={styles.procession} />
    </div>
  );
}

function Situations({ tiles }: { tiles: HomeContent['situations'] }) {
  const { t } = useTranslation(['home', 'situations']);
  return (
    <HomeSection title={t('situations:title')} beside={<p>{t('situations.lead')}</p>}>
      <SituationTiles tiles={tiles} level={3} />
      <PageLink to="/situations" className={`${buttons.secondary} ${buttons.large} ${styles.allSituations}`}>
        {t('situations.all')}
        <ArrowRight aria-hidden="true" />
      </PageLink>
    </HomeSection>
  );
}

function Leaders({ leaders }: { leaders: HomeContent['leaders'] }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('leadership')}>
      <ul role="list" className={styles.leaders}>
        {leaders.map(({ id, name, title, img }) => (
          <li key={id} className={styles.leader}>
            <div className={styles.picture}>
              {img ? <img src={img} width="240" height="240" alt="" loading="lazy" /> : <Drawing name="avatar" />}
            </div>
            <div>
              <h3>{name}</h3>
              <p>{title}</p>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function AboutDepartment({ about }: { about: HomeContent['about'] }) {
  return (
    <HomeSection title={about.title}>
      <div className={styles.about}>
        <div className={styles.text}>
          {about.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <PageLink to="/about/introduction" className={buttons.secondary}>
            {about.readMore}
            <span className="sr">: {about.title}</span>
            <ArrowRight aria-hidden="true" />
          </PageLink>
        </div>
        <img src="/images/scenes/konkan-neel.svg" width="320" height="240" alt="" loading="lazy" />
      </div>
    </HomeSection>
  );
}

/** Marks the first division, to which this site belongs. */
function Divisions({ teaser }: { teaser: HomeContent['divisions'] }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={teaser.title}>
      <ul role="list" className={styles.divisions}>
        {teaser.divisions.map((division, index) => (
          <li key={division}>
            {division}
            {index === 0 && <span className={styles.here}>{t('divisions.thisSite')}</span>}
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Programmes({ teaser }: { teaser: HomeContent['programsAndSchemes'] }) {
  const { t } = useTranslation('home');
  const viewAll = (
    <PageLink to="/scheme" className={buttons.secondary}>
      {teaser.viewAll}
    </PageLink>
  );
  return (
    <HomeSection title={teaser.title} beside={viewAll}>
      <ul className={styles.programmes}>
        {teaser.programmes.map(({ title, description, category, figures }) => (
          <li key={category}>
            <Drawing name={`figures-${figures}`} className={styles.figures} />
            <div className={styles.programmesText}>
              <h3>{title}</h3>
              <p>{description}</p>
              <OnwardLink to={`/scheme?category=${category}`}>
                {t('programmes.see')}
                <span className="sr">: {title}</span>
              </OnwardLink>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
