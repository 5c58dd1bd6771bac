import { followBackLinks } from './early/backLinks.ts';
import { closeDisclosures, openAtFragment } from './early/disclosures.ts';
import { runDialogCommands } from './early/drawer.ts';
import { startIslands } from './early/islands.ts';
import { applyLateStyles } from './early/lateStyles.ts';
import type { Language } from './i18n/language.ts';
import { startOffline } from './offline/startOffline.ts';

/** Delay after `load`, so that the worker's files do not compete with the page. */
const WORKER_DELAY_MS = 2000;

// Does everything that a page needs without React. Islands load React when they are used.
applyLateStyles();
startIslands();
closeDisclosures();
runDialogCommands();
openAtFragment();
followBackLinks();
if (import.meta.env.PROD && import.meta.env.SERVICE_WORKER !== 'off')
  addEventListener('load', () =>
    setTimeout(() => {
      // The site also works if the registration fails.
      startOffline(document.documentElement.lang as Language).catch(() => undefined);
    }, WORKER_DELAY_MS),
  );
