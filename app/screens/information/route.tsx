import { Provenance } from '#app/components/facts/Provenance.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import prose from '#app/components/text/Prose.module.css';
import { languageOf, plainPath } from '#app/i18n/language.ts';
import { informationPage } from '#app/model/pages/data.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { besidesText } from './besides.server.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import styles from './Information.module.css';
import { InformationSection } from './InformationSection.tsx';
import { informationIn } from './informationIn.server.ts';
import { Libraries } from './Libraries.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const page = informationPage(plainPath(url.pathname).slice(1));
  const content = informationIn(page, languageOf(url.pathname));
  return { content, ...besidesText(page.id), page: { title: content.title, description: content.description } };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function InformationScreen({ loaderData: { content, form, packages } }: Route.ComponentProps) {
  const parts = content.sections.flatMap(({ id, title }) => (id ? [{ id, title }] : []));
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: content.title }]} />
      <PageHead title={content.title} lead={content.description} figures="figures-service" />
      {parts.length > 0 && (
        <div className={styles.contents}>
          <PageContents parts={parts} />
        </div>
      )}
      <div className={prose.parts}>
        {form && <FeedbackForm address={form} />}
        {content.sections.map((section) => (
          <InformationSection key={section.title} section={section} />
        ))}
        {packages && <Libraries packages={packages} />}
      </div>
      <Provenance entry={content} />
    </div>
  );
}
