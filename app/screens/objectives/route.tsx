import { Page } from '#app/components/page/Page.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import prose from '#app/components/text/Prose.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { objectives } from '#app/model/about/data.server.ts';
import { localize } from '#app/model/localize.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'objectives');
  const content = localize(objectives, language);
  return { content, page: { title: content.title, description: t('lead') } };
}

export default function ObjectivesScreen({ loaderData: { content } }: Route.ComponentProps) {
  const { t } = useTranslation(['objectives', 'shell']);
  const lists = [content.aims, { title: t('programs'), lines: content.programs }];
  return (
    <Page
      parents={[{ label: t('shell:nav.about'), path: '/about' }]}
      title={content.title}
      lead={t('lead')}
      provenance={content}
    >
      <div className={prose.parts}>
        {lists.map(({ title, lines }) => (
          <LabelledSection key={title} title={title}>
            <ul className={prose.bullets}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </LabelledSection>
        ))}
      </div>
    </Page>
  );
}
