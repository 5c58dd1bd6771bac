import type { Language } from '#app/i18n/language.ts';
import { currentEntries } from '../entries.server.ts';
import { refuse } from '../load.server.ts';
import { type Localized, localize } from '../localize.ts';
import type { NamedPortal, Portal } from './schema.server.ts';

export const namedPortals = currentEntries('portals');
export const portals = namedPortals.filter((portal): portal is Portal => portal.url !== undefined);

/** Returns the portal that `file` refers to by id. Throws a ContentError if the portal or its address is missing. */
export function portalById(id: string, file: string): Portal {
  const { url, ...portal } = namedPortalById(id, file);
  if (url === undefined) refuse(file, [], 'noPortalWithAddress', { id });
  return { ...portal, url };
}

function namedPortalById(id: string, file: string): NamedPortal {
  const portal = namedPortals.find((candidate) => candidate.id === id);
  if (!portal) refuse(file, [], 'noSuchEntry', { id, where: 'content/portals' });
  return portal;
}

/** Localizes a portal for a page: a link, or a note on where to go while its address is unknown. */
export function linkedPortal(id: string, file: string, language: Language) {
  const portal = namedPortalById(id, file);
  return { id, title: portal.title[language], url: portal.url, trouble: portalTrouble(portal, language) };
}

export type LinkedPortal = ReturnType<typeof linkedPortal>;

type PortalState = NonNullable<Portal['state']>;
/** A known problem with a portal: it does not open, has moved or has no known address. */
export type PortalTrouble = Localized<PortalState> & { is: Exclude<PortalState['is'], 'ok'> };

/** Returns the known trouble with a portal; undefined if it opens or nobody has checked it. */
export function portalTrouble({ state }: Pick<Portal, 'state'>, language: Language): PortalTrouble | undefined {
  if (state === undefined || state.is === 'ok') return undefined;
  return { ...localize(state, language), is: state.is };
}

/** Returns the known trouble with the portal on the host of an address. */
export function troubleAt(address: string, language: Language, known: Pick<Portal, 'url' | 'state'>[] = portals) {
  const portal = portalAt(address, known);
  return portal && portalTrouble(portal, language);
}

/** Returns the name of the portal on the host of an address, if the content has it. */
export const portalTitleAt = (address: string, language: Language) => portalAt(address, portals)?.title[language];

function portalAt<Known extends Pick<Portal, 'url'>>(address: string, known: Known[]): Known | undefined {
  const { host } = new URL(address);
  return known.find(({ url }) => new URL(url).host === host);
}
