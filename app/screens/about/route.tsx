import { LinkList } from '#app/components/links/LinkList.tsx';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import prose from '#app/components/text/Prose.module.css';
import { BulletList, Paragraphs } from '#app/components/text/Prose.tsx';
import { inDigitsOf } from '#app/i18n/format/numbers.ts';
import { type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { administrativeSetup, introduction, objectives, visionMission } from '#app/model/about/data.server.ts';
import { localize } from '#app/model/localize.ts';
import type { Route } from './+types/route';
import styles from './About.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = loadContent(plainPath(url.pathname), language);
  return { content, page: addCautionsToHead({ title: content.title, description: content.lead }, content, language) };
}

function loadContent(path: string, language: Language) {
  const t = words(language, 'about');
  switch (path) {
    case '/about/introduction':
      return {
        kind: 'introduction',
        ...localize(introduction, language),
        title: t('introduction.title'),
        lead: t('introduction.lead'),
      } as const;
    case '/about/objectiveandfunctions':
      return { kind: 'objectives', ...localize(objectives, language), lead: t('objectives.lead') } as const;
    case '/about/administrativesetup':
      return { kind: 'setup', ...localize(administrativeSetup, language), lead: t('setup.lead') } as const;
    default: {
      const content = localize(visionMission, language);
      return { kind: 'vision', ...content, lead: content.subtitle } as const;
    }
  }
}

type Content = ReturnType<typeof loadContent>;
type ContentProps<Kind extends Content['kind']> = { content: Extract<Content, { kind: Kind }> };

export default function AboutScreen({ loaderData: { content } }: Route.ComponentProps) {
  const { t } = useTranslation('shell');
  return (
    <Page
      parents={[{ label: t('nav.about'), path: '/about' }]}
      title={content.title}
      lead={content.lead}
      figures={content.kind === 'setup' ? 'figures-office' : 'figures-everyone'}
      provenance={content}
    >
      {content.kind === 'introduction' && <Introduction content={content} />}
      {content.kind === 'objectives' && <Objectives content={content} />}
      {content.kind === 'setup' && <AdministrativeSetup content={content} />}
      {content.kind === 'vision' && <VisionAndMission content={content} />}
    </Page>
  );
}

function Introduction({ content }: ContentProps<'introduction'>) {
  const language = useLanguage();
  return (
    <div className={prose.parts}>
      {content.intro.map((section) => (
        <LabelledSection key={section.title} title={section.title}>
          <Paragraphs lines={section.content} />
          {section.timeline && (
            <ol role="list" className={styles.timeline}>
              {section.timeline.map(({ year, event }) => (
                <li key={year + event}>
                  <time dateTime={year}>{inDigitsOf(language, year)}</time>
                  <p>{event}</p>
                </li>
              ))}
            </ol>
          )}
        </LabelledSection>
      ))}
    </div>
  );
}

function Objectives({ content }: ContentProps<'objectives'>) {
  const { t } = useTranslation('about');
  return (
    <div className={prose.parts}>
      <LabelledSection title={content.aims.title}>
        <BulletList lines={content.aims.lines} />
      </LabelledSection>
      <LabelledSection title={t('objectives.programs')}>
        <BulletList lines={content.programs} />
      </LabelledSection>
    </div>
  );
}

function VisionAndMission({ content }: ContentProps<'vision'>) {
  const { t } = useTranslation('shell');
  return (
    <div className={`split ${styles.vision}`}>
      <div className={`no-print ${styles.mural}`}>
        <Drawing name="spiral-dance" fit="cover" />
      </div>
      <div className={`stack ${styles.visionText}`}>
        <Paragraphs lines={content.content} />
        <LinkList
          links={[
            { label: t('nav.objectives'), path: '/about/objectiveandfunctions' },
            { label: t('nav.introduction'), path: '/about/introduction' },
          ]}
        />
      </div>
    </div>
  );
}

function AdministrativeSetup({ content }: ContentProps<'setup'>) {
  const { t } = useTranslation('about');
  return (
    <div className={prose.page}>
      <section className={prose.section}>
        <Paragraphs lines={content.content} />
      </section>
      <section>
        <h2>{t('setup.chart')}</h2>
        <ul className={styles.chart}>
          <SetupNode node={content.setup} />
        </ul>
      </section>
    </div>
  );
}

type ChartNode = { title: string; role?: string | undefined; below?: ChartNode[] | undefined };

function SetupNode({ node }: { node: ChartNode }) {
  return (
    <li>
      <div className={styles.node}>
        <b>{node.title}</b>
        {node.role && <span>{node.role}</span>}
      </div>
      {node.below && (
        <ul>
          {node.below.map((child) => (
            <SetupNode key={child.title} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
