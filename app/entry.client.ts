import { savesData } from './components/preferences/preferences.ts';
import { isFastConnection } from './early/connection.ts';
import { runDialogCommands } from './early/dialogCommands.ts';
import { closeDisclosures, openAtFragment } from './early/disclosures.ts';
import { startIslands } from './early/islands.ts';
import { repeatLateStyles } from './early/lateStyles.ts';
import { quoteSelection } from './early/quoteSelection.ts';
import { startOffline } from './offline/startOffline.ts';
import { preloadIndex } from './search/preloadIndex.ts';

/** Delay after `load`, so that the worker does not compete with the page. It is the same on 2G, where people need the worker most. */
const WORKER_DELAY_MS = 2_000;

// Does everything that a page needs without React. Islands load React when they are used.
startIslands();
repeatLateStyles();
closeDisclosures();
runDialogCommands();
openAtFragment();
quoteSelection();
addEventListener('input', prepareSearch);
// In data-saving mode only a typed letter counts as use, because a field may be touched by mistake.
if (!savesData()) for (const event of ['pointerdown', 'focusin']) addEventListener(event, prepareSearch);
const address = document.querySelector('[data-address]');
if (address) address.textContent = `: ${location.pathname}`;
if (isFastConnection()) loadFor('html', () => import('./early/prefetchPages.ts'), 'prefetchLinkedPages');
loadFor('[data-back]', () => import('./early/backLinks.ts'), 'followBackLinks');
loadFor('[data-shows]', () => import('./early/chosenPart.ts'), 'showChosenParts');
loadFor('[data-choice="picture"]', () => import('./early/smallPicture.ts'), 'showSmallPictures');
loadFor('[data-remember]', () => import('./early/rememberDistrict.ts'), 'rememberDistrict');
loadFor('main details,[data-start]', () => import('./early/keepPlace.ts'), 'keepPlace');
loadFor('[data-loading]', () => import('./early/loadingNote.ts'), 'showLoadingNote');
loadFor('[data-slides]', () => import('./screens/home/motion.ts'), 'startMotion');
loadFor('[data-cannot-print]', () => import('./early/printPage.ts'), 'watchPrinting');
loadFor('[data-printed-on]', () => import('./components/sheet/printedDate.ts'), 'writePrintedDate');
loadFor('[data-saved-pages]', () => import('./offline/showSavedPages.ts'), 'showSavedPages');
if (import.meta.env.PROD && import.meta.env.SERVICE_WORKER !== 'off' && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(() => startOffline().catch(ignoreFailure), WORKER_DELAY_MS));

function prepareSearch({ target }: Event): void {
  if (!(target as Element).closest('[role="search"]')) return;
  preloadIndex();
  loadFor('html', () => import('./early/searchAhead.ts'), 'searchAhead');
}

type Script<Name extends string> = Record<Name, () => unknown>;

/**
 * Loads and runs a script that only pages with such an element need. These pages work without it, for example if the network
 * fails. Calls its function by name, because Vite wraps an import whose exports it can see in 50 more characters.
 */
function loadFor<Name extends string>(selector: string, load: () => Promise<Script<Name>>, name: Name): void {
  if (document.querySelector(selector))
    load()
      .then((script) => script[name]())
      .catch(ignoreFailure);
}

function ignoreFailure(): void {}
