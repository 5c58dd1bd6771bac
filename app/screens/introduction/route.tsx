import { Page } from '#app/components/page/Page.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import prose from '#app/components/text/Prose.module.css';
import { inDigitsOf } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { introduction } from '#app/model/about/data.server.ts';
import { localize } from '#app/model/localize.ts';
import type { Route } from './+types/route';
import styles from './Introduction.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'introduction');
  return { content: localize(introduction, language), page: { title: t('title'), description: t('lead') } };
}

export default function IntroductionScreen({ loaderData: { content } }: Route.ComponentProps) {
  const { t } = useTranslation(['introduction', 'shell']);
  return (
    <Page
      parents={[{ label: t('shell:nav.about'), path: '/about' }]}
      title={t('title')}
      lead={t('lead')}
      provenance={content}
    >
      <div className={prose.parts}>
        {content.intro.map((section) => (
          <LabelledSection key={section.title} title={section.title}>
            {section.content.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.timeline && <Timeline entries={section.timeline} />}
          </LabelledSection>
        ))}
      </div>
    </Page>
  );
}

function Timeline({ entries }: { entries: { year: string; event: string }[] }) {
  const language = useLanguage();
  return (
    <ol className={styles.timeline}>
      {entries.map(({ year, event }) => (
        <li key={year + event}>
          <time dateTime={year}>{inDigitsOf(language, year)}</time>
          <p>{event}</p>
        </li>
      ))}
    </ol>
  );
}
