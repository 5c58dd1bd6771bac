import { LinkList } from '#app/components/links/LinkList.tsx';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { visionMission } from '#app/model/about/data.server.ts';
import { localize } from '#app/model/localize.ts';
import type { Route } from './+types/route';
import styles from './VisionAndMission.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const content = localize(visionMission, languageOf(url.pathname));
  return { content, page: { title: content.title, description: content.subtitle } };
}

export default function VisionAndMissionScreen({ loaderData: { content } }: Route.ComponentProps) {
  const { t } = useTranslation('shell');
  return (
    <Page
      parents={[{ label: t('nav.about'), path: '/about' }]}
      title={content.title}
      lead={content.subtitle}
      provenance={content}
    >
      <div className={styles.body}>
        <div className={styles.mural}>
          <Drawing name="spiral-dance" fit="cover" />
        </div>
        <div className={styles.text}>
          {content.content.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <LinkList
            ways={[
              { label: t('nav.objectives'), path: '/about/objectiveandfunctions' },
              { label: t('nav.introduction'), path: '/about/introduction' },
            ]}
          />
        </div>
      </div>
    </Page>
  );
}
