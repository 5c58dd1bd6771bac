import { data } from 'react-router';
import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import { UrgentCalls } from '#app/components/urgent/UrgentCalls.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { retiredPage } from '#app/model/archive/retiredPage.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { RetiredScreen } from '#app/shell/errors/RetiredScreen.tsx';
import type { Route } from './+types/route';
import { KeyFacts } from './KeyFacts.tsx';
import { SchemeActions } from './SchemeActions.tsx';
import { SchemeDetails } from './SchemeDetails.tsx';
import styles from './SchemeScreen.module.css';
import { collectSchemePage } from './schemePage.server.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const retired = retiredPage(url.pathname);
  if (retired) return retired;
  const language = languageOf(url.pathname);
  const scheme = collectSchemePage(params.schemeId, language);
  if (!scheme) throw data(null, { status: 404 });
  return {
    scheme,
    page: addCautionsToHead({ title: scheme.bothNames, description: scheme.summary }, scheme, language),
  };
}

export default function SchemeScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('schemes');
  if ('retired' in loaderData) return <RetiredScreen retired={loaderData.retired} />;
  const { scheme } = loaderData;
  const { name, official, category } = scheme;
  return (
    <Page
      isArticle
      parents={[
        { label: t('title'), path: '/scheme', isList: true },
        { label: category.title, path: pageOf.categories(category.id) },
      ]}
      title={name}
      official={official}
      className={styles.scheme}
      cautioned={scheme}
      figures={`figures-${category.figures ?? 'everyone'}`}
    >
      <UrgentCalls calls={scheme.call} />
      <section className={styles.facts}>
        <KeyFacts scheme={scheme} />
      </section>
      {/* Sets a key, so that React resets the state when the scheme changes. */}
      <div key={scheme.id} className={styles.actions}>
        <SchemeActions scheme={scheme} />
      </div>
      <SchemeDetails scheme={scheme} />
    </Page>
  );
}
