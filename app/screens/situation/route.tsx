import { data } from 'react-router';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { callLines } from '#app/components/urgent/callLines.ts';
import { UrgentCalls } from '#app/components/urgent/UrgentCalls.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Route } from './+types/route';
import { FirstYear } from './FirstYear.tsx';
import { Papers, Places, Related } from './PapersAndPlaces.tsx';
import { DoThisFirst, SchemesInOrder } from './Schemes.tsx';
import styles from './Situation.module.css';
import { situationPage } from './situationPage.server.ts';
import { TopRow } from './TopRow.tsx';

export function loader({ url, params }: Route.LoaderArgs) {
  const situation = situationPage(params.situationId, languageOf(url.pathname));
  if (!situation) throw data(null, { status: 404 });
  return { situation, page: { title: situation.heading, description: situation.lead } };
}

export default function SituationScreen({ loaderData: { situation } }: Route.ComponentProps) {
  const { t } = useTranslation('situation');
  const { heading, title, lead, minutes, schemes } = situation;
  return (
    <div className="wrap">
      <TopRow title={title} leave={situation.leave === true} />
      <h1 className={styles.title}>{heading}</h1>
      <UrgentCalls title={situation.callTitle} calls={situation.call} />
      <p className={styles.lead}>{lead}</p>
      <div className={styles.actions}>
        <PageActions
          title={heading}
          actions={['listen', 'share', 'print']}
          lines={[...callLines(situation.call), ...schemes.map(({ name }) => name)]}
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
          <Places places={situation.places} schemes={schemes} />
          <Related related={situation.related} />
        </div>
      </div>
      {situation.leave && <p className={styles.note}>{t('leaveNote')}</p>}
      <Provenance entry={situation} />
    </div>
  );
}
