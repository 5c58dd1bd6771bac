import { data } from 'react-router';
import { PageCautions } from '#app/components/facts/Cautions.tsx';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { LeaveLink } from '#app/components/links/LeaveLink.tsx';
import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { TopRow } from '#app/components/page/TopRow.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { UrgentCalls } from '#app/components/urgent/UrgentCalls.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as pageOf from '#app/model/pageOf.ts';
import type { Route } from './+types/route';
import { Advice } from './Advice.tsx';
import { FirstYear } from './FirstYear.tsx';
import leave from './LeaveLink.module.css';
import { Elsewhere, Papers, Places, Related } from './PapersAndPlaces.tsx';
import { DoThisFirst, SchemeChoice, SchemesInOrder } from './Schemes.tsx';
import styles from './Situation.module.css';
import { collectSituationPage } from './situationPage.server.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const situation = collectSituationPage(params.situationId, language);
  if (!situation) throw data(null, { status: 404 });
  return {
    situation,
    page: addCautionsToHead({ title: situation.title, description: situation.lead }, situation, language),
  };
}

export default function SituationScreen({ loaderData: { situation } }: Route.ComponentProps) {
  const { t } = useTranslation(['situation', 'situations']);
  const { id, title, lead, listening, schemes, choice } = situation;
  const papers = situation.papers.flatMap((group) => group.papers).length;
  const calls = <UrgentCalls title={situation.callTitle} calls={situation.call} />;
  return (
    <article className="wrap">
      <div className={situation.leave ? styles.stickyRow : undefined}>
        <TopRow crumbs={[{ label: t('situations:title'), path: '/situations', isList: true }, { label: title }]}>
          {situation.leave && <LeaveLink className={`no-print ${leave.leave}`} />}
        </TopRow>
      </div>
      <h1 className={styles.title}>{title}</h1>
      {!choice && calls}
      <div className={styles.situation}>
        <div>
          <p className={styles.lead}>{lead}</p>
          {choice && (
            <>
              <SchemeChoice choice={choice} schemes={schemes} />
              {calls}
            </>
          )}
          <div className={styles.actions}>
            <PageActions
              title={title}
              actions={['listen', 'share']}
              lines={situation.shared}
              cautioned={situation}
              listening={listening}
              picture={situation.picture}
              sheet={`${pageOf.situations(id)}/sheet`}
              papers={{ fragment: '#papers', number: papers }}
            />
          </div>
        </div>
        <DoThisFirst {...situation} />
        {situation.advice && <Advice advice={situation.advice} />}
        {!choice && <SchemesInOrder schemes={schemes} totals={situation.totals} />}
        <div className={styles.aside}>
          <FirstYear situation={situation} />
          <Places situation={situation} papers={papers} />
        </div>
        <Papers situation={situation} papers={papers} />
        {situation.elsewhere.length > 0 && <Elsewhere elsewhere={situation.elsewhere} />}
        <Related related={situation.related} />
      </div>
      {situation.leave && <p className={styles.note}>{t('leaveNote')}</p>}
      <PageCautions entry={situation} />
      <Provenance entry={situation} />
    </article>
  );
}
