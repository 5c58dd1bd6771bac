import { LinkedText } from '#app/components/LinkedText/LinkedText.tsx';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import type { Localized } from '#app/model/localize.ts';
import type { InformationPage } from '#app/model/pages/schema.server.ts';
import styles from './InformationSection.module.css';

type InformationSectionProps = { section: Localized<InformationPage>['sections'][number] };

export function InformationSection({ section }: InformationSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{section.title}</h2>
      {section.content.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
      {section.links && (
        <ul>
          {section.links.map(({ label, path }) => (
            <li key={path}>
              <PageLink to={path} className={styles.link}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
