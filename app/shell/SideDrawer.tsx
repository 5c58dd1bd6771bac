import { ChevronDown, Newspaper, Scale, School, Users, X } from 'lucide-react';
import { type ButtonHTMLAttributes, useRef } from 'react';
import buttons from '#app/components/buttons.module.css';
import { useBackdropClose } from '#app/components/dialogs/useBackdropClose.ts';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { usePlainPath } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DataLightSwitch } from './DataLightSwitch.tsx';
import { ScreenLink } from './NavigationItems.tsx';
import { DRAWER, type NavigationLink, type ShellWord } from './navigation.ts';
import styles from './SideDrawer.module.css';
import { useAfterNavigation } from './useAfterNavigation.ts';

export const DRAWER_ID = 'more';

const ICONS = { media: Newspaper, citizens: Users, institutions: School, rti: Scale };

/** HTML's own way to close a dialog, which works before React has started. React 19 has no types for it yet. */
const CLOSE_COMMAND = { command: 'close', commandfor: DRAWER_ID } as ButtonHTMLAttributes<HTMLButtonElement>;

/**
 * The drawer from the right: media, citizens, institutions, right to information. Always in the page, so that it opens
 * without script. Closes with its button, on Escape, on a press on the backdrop and on a navigation.
 */
export function SideDrawer() {
  const { t } = useTranslation('shell');
  const here = usePlainPath();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackdropClose(dialog);
  useAfterNavigation(() => dialog.current?.close());
  return (
    <dialog ref={dialog} id={DRAWER_ID} className={styles.drawer} aria-label={t('moreTitle')} closedby="any">
      <div>
        <div className={styles.head}>
          <p>{t('moreTitle')}</p>
          <button
            type="button"
            className={buttons.icon}
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
            {...CLOSE_COMMAND}
          >
            <X aria-hidden="true" />
          </button>
        </div>
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
      </div>
    </dialog>
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
