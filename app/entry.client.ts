import { isDataSavingOn } from './components/preferences/preferences.ts';
import { isFastConnection } from './early/connection.ts';
import { runDialogCommands } from './early/dialogCommands.ts';
import { closeDisclosures, openAtFragment } from './early/disclosures.ts';
import { startIslands } from './early/islands.ts';
import { repeatLateStyles } from './early/lateStyles.ts';
import { quoteSelection } from './early/quoteSelection.ts';
import { startOffline } from './offline/startOffline.ts';
import { preloadIndex } from './search/preloadIndex.ts';

/** Delay after `load`, so that the worker does not compete with the page. No longer on 2G, where people need the worker most. */
const WORKER_DELAY_MS = 2_000;

// Runs everything that a page needs without React. Islands load React when they are used.
startIslands();
repeatLateStyles();
closeDisclosures();
runDialogCommands();
openAtFragment();
quoteSelection();
addEventListener('input', prepareSearch);
// In data-saving mode only a typed letter counts as use, because a field may be touched by mistake.
if (!isDataSavingOn()) for (const event of ['pointerdown', 'focusin']) addEventListener(event, prepareSearch);
const address = document.querySelector('[data-address]');
if (address) address.textContent = `: ${location.pathname}`;
if (isFastConnection()) loadIfPresent('html', () => import('./early/prefetchPages.ts'), 'prefetchLinkedPages');
loadIfPresent('[data-back]', () => import('./early/backLinks.ts'), 'followBackLinks');
loadIfPresent('[data-part-select]', () => import('./early/chosenPart.ts'), 'showChosenParts');
loadIfPresent('[data-action="picture"]', () => import('./early/smallPicture.ts'), 'showSmallPictures');
loadIfPresent('[data-remember]', () => import('./early/rememberDistrict.ts'), 'rememberDistrict');
loadIfPresent('main details,[data-start]', () => import('./early/keepPlace.ts'), 'keepPlace');
loadIfPresent('[data-loading]', () => import('./early/loadingNote.ts'), 'showLoadingNote');
loadIfPresent('[data-slides]', () => import('./screens/home/motion.ts'), 'startMotion');
loadIfPresent('[data-cannot-print]', () => import('./early/printPage.ts'), 'watchPrinting');
loadIfPresent('[data-printed-on]', () => import('./components/sheet/printedDate.ts'), 'insertPrintedDate');
loadIfPresent('[data-saved-pages]', () => import('./offline/showSavedPages.ts'), 'showSavedPages');
if (import.meta.env.PROD && import.meta.env.SERVICE_WORKER !== 'off' && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(() => startOffline().catch(ignoreFailure), WORKER_DELAY_MS));

function prepareSearch({ target }: Event): void {
  if (!(target as Element).closest('[role="search"]')) return;
  preloadIndex();
  loadIfPresent('html', () => import('./early/searchAhead.ts'), 'searchAhead');
}

type Script<Name extends string> = Record<Name, () => unknown>;

/**
 * Loads and runs a script if the page has an element that needs it. Ignores failures, because such pages work without it. Calls its
 * function by name, because Vite adds 50 characters to an import whose exports it can see.
 */
function loadIfPresent<Name extends string>(selector: string, load: () => Promise<Script<Name>>, name: Name): void {
  if (document.querySelector(selector))
    load()
      .then((script) => script[name]())
      .catch(ignoreFailure);
}

function ignoreFailure(): void {}
