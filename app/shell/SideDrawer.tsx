import { ChevronDown, Newspaper, Scale, School, Users } from 'lucide-react';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { usePlainPath } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DataLightSwitch } from './DataLightSwitch.tsx';
import { ScreenLink } from './NavigationItems.tsx';
import { DRAWER, type NavigationLink, type ShellWord } from './navigation.ts';
import { ShellDialog } from './ShellDialog.tsx';
import styles from './SideDrawer.module.css';

export const DRAWER_ID = 'more';

const ICONS = { media: Newspaper, citizens: Users, institutions: School, rti: Scale };

/** The drawer from the right: media, citizens, institutions, right to information. */
export function SideDrawer() {
  const { t } = useTranslation('shell');
  const here = usePlainPath();
  return (
    <ShellDialog id={DRAWER_ID} title={t('moreTitle')} className={styles.drawer} headClassName={styles.head}>
      <nav aria-label={t('moreTitle')}>
        {DRAWER.map(({ word, icon, links }) => {
          const Icon = ICONS[icon];
          return (
            <section key={word} className={styles.group}>
              <p className={styles.title}>
                <Icon aria-hidden="true" />
                {t(word)}
              </p>
              <ul>
                {links.map((link) => (
                  <li key={link.word}>
                    {'nested' in link ? (
                      <Nested word={link.word} links={link.nested} here={here} />
                    ) : (
                      <ScreenLink link={link} isCurrent={link.path === here} />
                    )}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </nav>
      <DataLightSwitch className={styles.dataLight} />
      <Drawing name="row" className={styles.art} />
    </ShellDialog>
  );
}

/** Open from the start, so that all links of the drawer are seen. */
function Nested({ word, links, here }: { word: ShellWord; links: NavigationLink[]; here: string }) {
  const { t } = useTranslation('shell');
  return (
    <details className={styles.nested} open>
      <summary>
        {t(word)}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <ScreenLink link={link} isCurrent={link.path === here} />
          </li>
        ))}
      </ul>
    </details>
  );
}
