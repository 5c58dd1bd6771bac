import { Breadcrumbs } from '#app/components/Breadcrumbs/Breadcrumbs.tsx';
import { PageHead } from '#app/components/PageHead/PageHead.tsx';
import prose from '#app/components/Prose/Prose.module.css';
import { Provenance } from '#app/components/Provenance/Provenance.tsx';
import { languageOf, plainPath } from '#app/i18n/language.ts';
import { localize } from '#app/model/localize.ts';
import { informationPage } from '#app/model/pages/data.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { InformationSection } from './InformationSection.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const content = localize(informationPage(plainPath(url.pathname).slice(1)), languageOf(url.pathname));
  return { content, page: { title: content.title, description: content.description } };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function InformationScreen({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: content.title }]} />
      <PageHead title={content.title} lead={content.description} figures="figures-service" />
      <div className={prose.parts}>
        {content.sections.map((section) => (
          <InformationSection key={section.title} section={section} />
        ))}
      </div>
      <Provenance entry={content} />
    </div>
  );
}
