import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '#app/components/Breadcrumbs/Breadcrumbs.tsx';
import { PageHead } from '#app/components/PageHead/PageHead.tsx';
import prose from '#app/components/Prose/Prose.module.css';
import { Provenance } from '#app/components/Provenance/Provenance.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { visionMission } from '#app/model/about/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const content = localize(visionMission, languageOf(url.pathname));
  return { content, page: { title: content.title, description: content.subtitle } };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function VisionAndMissionScreen({ loaderData: { content } }: Route.ComponentProps) {
  const { t } = useTranslation('shell');
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('nav.about'), path: '/about' }, { label: content.title }]} />
      <PageHead title={content.title} lead={content.subtitle} />
      <div className={prose.page}>
        <section className={prose.section}>
          {content.content.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      </div>
      <Provenance entry={content} />
    </div>
  );
}
