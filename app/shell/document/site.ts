import type { Localized } from '#app/model/localize.ts';
import type { PortalTrouble } from '#app/model/portals/data.server.ts';
import type { Portal } from '#app/model/portals/schema.server.ts';

/** Facts about the site that header and footer show, in the page's language. */
export type ShellSite = {
  address: string;
  siteName: string;
  government: string;
  governmentInOtherLanguage: string;
  department: string;
  division: string;
  owner: string;
  contentOwner: string;
  developedBy: string;
  lastUpdated: string;
  footerLogos: (Pick<Localized<Portal>, 'id' | 'url' | 'shortName'> & { trouble: PortalTrouble | undefined })[];
  helplines: { number: string; title: string }[];
};
