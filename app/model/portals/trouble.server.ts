import type { Language } from '#app/i18n/language.ts';
import { type Localized, localize } from '../localize.ts';
import { portals } from './data.server.ts';
import type { Portal } from './schema.server.ts';

type PortalState = NonNullable<Portal['state']>;

/** What visitors must know before they press: a portal that opens, or at which nobody has looked, has none. */
export type PortalTrouble = Localized<PortalState> & { is: Exclude<PortalState['is'], 'ok'> };

/** The trouble with a portal, in the page's language. */
export function troubleOf({ state }: Pick<Portal, 'state'>, language: Language): PortalTrouble | undefined {
  if (state === undefined || state.is === 'ok') return undefined;
  return { ...localize(state, language), is: state.is };
}

/** The trouble with the portal to which an address belongs. A page deep inside a portal shares its host, and its fate. */
export function troubleAt(
  address: string,
  language: Language,
  known: Pick<Portal, 'url' | 'state'>[] = portals,
): PortalTrouble | undefined {
  const { host } = new URL(address);
  const portal = known.find(({ url }) => new URL(url).host === host);
  return portal && troubleOf(portal, language);
}
