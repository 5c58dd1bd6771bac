import { ChevronDown, Newspaper, PanelRight, Scale, School, Users, X } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import buttons from '#app/components/buttons.module.css';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { usePlainPath } from '#app/i18n/usePlainPath.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DataLightSwitch } from './DataLightSwitch.tsx';
import { ScreenLink } from './NavigationItems.tsx';
import { DRAWER, type NavigationLink, type ShellWord } from './navigation.ts';
import styles from './SideDrawer.module.css';

const DRAWER_ID = 'more';

const ICONS = {
  'drawer.media': Newspaper,
  'drawer.citizens': Users,
  'drawer.institutions': School,
  'drawer.rti': Scale,
};

/** Returns HTML's invoker attributes; app/early/dialogCommands.ts runs them in older browsers. The types of React 19 lack them. */
const invokerAttributes = (command: 'show-modal' | 'close') =>
  ({ command, commandfor: DRAWER_ID }) as ButtonHTMLAttributes<HTMLButtonElement>;

export function OpenDrawerButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={className} aria-haspopup="dialog" {...invokerAttributes('show-modal')}>
      <PanelRight aria-hidden="true" />
      {t('more')}
    </button>
  );
}

/** Renders the side drawer, even while it is closed, so that it opens without script. */
export function SideDrawer() {
  const { t } = useTranslation('shell');
  return (
    <dialog id={DRAWER_ID} className={styles.drawer} aria-label={t('moreTitle')} closedby="any">
      <div>
        <div className={styles.head}>
          <p>{t('moreTitle')}</p>
          <button type="button" className={buttons.icon} aria-label={t('close')} {...invokerAttributes('close')}>
            <X aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={t('moreTitle')}>
          {DRAWER.map(({ word, links }) => {
            const Icon = ICONS[word];
            return (
              <section key={word} className={styles.group}>
                <p className={styles.title}>
                  <Icon aria-hidden="true" />
                  {t(word)}
                </p>
                <ul>
                  {links.map((link) => (
                    <li key={link.word}>
                      {'nested' in link ? <Nested word={link.word} links={link.nested} /> : <DrawerLink link={link} />}
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </nav>
        <DataLightSwitch className={styles.dataLight} />
        <Drawing name="row" className={styles.art} />
      </div>
    </dialog>
  );
}

/** Renders an expandable group, which is initially open, so that all links are visible. */
function Nested({ word, links }: { word: ShellWord; links: NavigationLink[] }) {
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
            <DrawerLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function DrawerLink({ link }: { link: NavigationLink }) {
  const here = usePlainPath();
  return <ScreenLink link={link} isCurrent={link.path === here} />;
}
