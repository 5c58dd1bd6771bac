import { ArrowRight } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import styles from './AboutDepartment.module.css';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';

type AboutDepartmentProps = { about: HomeContent['about'] };

export function AboutDepartment({ about }: AboutDepartmentProps) {
  return (
    <HomeSection title={about.title}>
      <div className={styles.about}>
        <div className={styles.text}>
          {about.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <PageLink to="/about/introduction" className={buttons.secondary}>
            {about.readMore}
            <span className="sr">: {about.title}</span>
            <ArrowRight aria-hidden="true" />
          </PageLink>
        </div>
        <img src="/images/scenes/konkan-neel.svg" width="320" height="240" alt="" loading="lazy" />
      </div>
    </HomeSection>
  );
}
