import { data } from 'react-router';
import { cautionedPage } from '#app/components/page/cautionedPage.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { cautionedTitle } from '#app/model/cautions.ts';
import type { Route } from './+types/route';
import { FirstYear } from './FirstYear.tsx';
import { Elsewhere, Papers, Places, Related } from './PapersAndPlaces.tsx';
import { DoThisFirst, SchemesInOrder } from './Schemes.tsx';
import styles from './Situation.module.css';
import { situationPage } from './situationPage.server.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const situation = situationPage(params.situationId, language);
  if (!situation) throw data(null, { status: 404 });
  return {
    situation,
    page: cautionedPage({ title: situation.heading, description: situation.lead }, situation, language),
  };
}

export default function SituationScreen({ loaderData: { situation } }: Route.ComponentProps) {
  const { t, language } = useTranslation('situations');
  const { t: components } = useTranslation('components');
  const { heading, title, lead, minutes, schemes } = situation;
  return (
    <Page
      parents={[{ label: t('title'), path: '/situations' }]}
      crumb={title}
      title={heading}
      lead={lead}
      provenance={situation}
    >
      <div className={styles.actions}>
        <PageActions
          title={heading}
          actions={['listen', 'share', 'print']}
          lines={schemes.map(({ name, cautioned }) => cautionedTitle(name, cautioned, components, language))}
          cautioned={situation}
          minutes={minutes}
          picture={situation.picture}
          sheet={`/situations/${situation.id}/sheet`}
        />
      </div>
      <div className={styles.situation}>
        <DoThisFirst first={situation.first} />
        <SchemesInOrder schemes={schemes} totals={situation.totals} />
        <FirstYear situation={situation} />
        <Papers papers={situation.papers} schemes={schemes} />
        <div className={styles.aside}>
          <Places situation={situation} />
          {situation.elsewhere.length > 0 && <Elsewhere elsewhere={situation.elsewhere} />}
          <Related related={situation.related} />
        </div>
      </div>
    </Page>
  );
}
