import { isModifiedClick } from '#app/components/links/isModifiedClick.ts';
import { isDataSavingOn, PREFERENCE_KEYS } from '#app/components/preferences/preferences.ts';
import type { Namespace } from '#app/i18n/wordKeys.ts';
import type { hydrateIsland } from '#app/islands/hydrateIsland.tsx';
import { readWithRetries } from '#app/readWithRetries.ts';
import { isFastConnection } from './connection.ts';

/** What the browser needs to start an island. app/finish/islandStart.server.ts writes it into the page. */
export type IslandStart = {
  /** Address of the module of the island. */
  module: string;
  /** Address of each file of texts. Empty if the texts are in the scripts, as in development. */
  words: Partial<Record<Namespace, string>>;
  /** The properties, or the address of a file that contains them. */
  props: object | string;
  /** Addresses of all other files that the module needs. */
  files: string[];
  /** Set if the module takes over the island by itself, without React. */
  plain?: true;
};

/** `hydrate`: address of app/islands/hydrateIsland.tsx; `files`: what it imports. `islands`: in the order of the document. */
export type PageStart = { hydrate: string; files: string[]; islands: IslandStart[] };

/** Controls in an island that need React. */
const CONTROLS = 'button:not([data-action]),input,select,textarea,[data-hydrates]';

/** Controls whose press is repeated. Excludes the submit button of a form that works without React. */
const REPEATED = 'button[type="button"],.needs-script button,[data-hydrates]';

const started = new WeakSet<Element>();

/**
 * Starts React in a part of the page when the visitor uses a control in it that needs React, and at once if the query or
 * fragment of the address, or the history entry, asks for something. Repeats a press that came too early, so that no press is lost.
 */
export function startIslands(): void {
  const query = location.href.includes('=') || history.state !== null;
  const startNow: Record<string, boolean> = { load: !isDataSavingOn(), query, papers: query || hasPapers() };
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    if (startNow[island.dataset.start as string]) start(island);
  const onUse = ({ target }: Event) => startAt(target as Element);
  // Voice control sets a field without focus, so that only `input` reports it.
  for (const event of ['pointerdown', 'focusin', 'keydown', 'input']) addEventListener(event, onUse, { passive: true });
  // The visitor may already have pressed a button (app/early/earlyPress.ts), or be in a field.
  for (const used of document.querySelectorAll('[data-island] [aria-busy],[data-island] :focus')) startAt(used);
  startChanged();
  // Chromium restores the controls of a page that is opened again between `DOMContentLoaded` and this event.
  addEventListener('pageshow', startChanged);
  addEventListener('pointerover', (event) => isFastConnection() && onUse(event), { passive: true });
  addEventListener('click', repeatLater, true);
}

/** Starts islands with a choice or a tick that is not in the HTML, because what they show depends on it. */
function startChanged(): void {
  for (const chosen of document.querySelectorAll<HTMLInputElement & HTMLOptionElement>('[data-island] :checked'))
    if (!chosen.defaultSelected && !chosen.defaultChecked) startAt(chosen);
}

const hasPapers = () => isStored(() => localStorage) || isStored(() => sessionStorage);

function isStored(storage: () => Storage): boolean {
  try {
    return storage().getItem(PREFERENCE_KEYS.papers) !== null;
  } catch {
    return false;
  }
}

/** Tells whether the early script answers this press by showing a small picture (smallPicture.ts). */
const isPictureRequest = (control: Element) =>
  isDataSavingOn() &&
  control.matches('[data-action="picture"]') &&
  !control.parentElement?.querySelector('[data-shown]');

/** Starts the island of a control. Returns the island if React has not yet hydrated it. */
function startAt(target: Element): HTMLElement | undefined {
  // The document, which can be the target, has no `closest`.
  const control = 'closest' in target ? target.closest(CONTROLS) : null;
  if (!control) return undefined;
  const island = control.closest<HTMLElement>('[data-island]');
  if (!island || isPictureRequest(control) || island.dataset.hydrated) return undefined;
  start(island);
  return island;
}

/** Marks a pressed control as busy, so that `start` presses it again. */
function repeatLater(event: Event): void {
  const pressed = (event.target as Element).closest(CONTROLS);
  if (!pressed?.matches(REPEATED) || isModifiedClick(event as MouseEvent)) return;
  const island = startAt(pressed);
  if (!island) return;
  event.preventDefault();
  event.stopPropagation();
  for (const busy of island.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  pressed.setAttribute('aria-busy', 'true');
}

/** Fetches every file before the first import, because a module that failed is not fetched again while the page is open. */
export async function start(island: HTMLElement): Promise<void> {
  if (started.has(island)) return;
  started.add(island);
  const page = readStart();
  const index = [...document.querySelectorAll('[data-island]')].indexOf(island);
  const { module, words, props, files, plain } = page.islands[index] as IslandStart;
  const all = [
    module,
    ...files,
    ...(plain ? [] : [page.hydrate, ...page.files]),
    ...Object.values(words).flatMap((address) => address || []),
  ];
  const [data] = await Promise.all([
    typeof props === 'string' ? fetchText(props).then((text) => JSON.parse(text)) : props,
    ...all.map(fetchText),
  ]);
  const [starter, exports] = await Promise.all([
    plain || (import(/* @vite-ignore */ page.hydrate) as Promise<{ hydrateIsland: typeof hydrateIsland }>),
    import(/* @vite-ignore */ module),
  ]);
  const Component = exports[island.dataset.island as string];
  if (starter === true) Component(island);
  else await starter.hydrateIsland(island, { Component, props: data, words, index });
  const busy = island.querySelector<HTMLElement>('[aria-busy]');
  if (!busy) return;
  busy.removeAttribute('aria-busy');
  busy.click();
}

function readStart(): PageStart {
  const script = document.querySelector('script[type="application/json"]') as Element;
  return JSON.parse(script.textContent as string) as PageStart;
}

const fetchText = (address: string): Promise<string> =>
  readWithRetries(async (cache) => {
    const response = await fetch(address, { cache });
    // A network that waits for a login answers with status 200 and its login page.
    const isPage = /html/.test(response.headers.get('content-type') as string);
    return response.ok && !isPage ? response.text() : Promise.reject(response.status);
  });
