import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { rightToServices } from '#app/model/acts/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { linkedPortal, troubleAt } from '#app/model/portals/data.server.ts';
import { localizeReported } from '#app/model/reported.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { collectSources } from '#app/model/sources.server.ts';
import type { PlainPage } from './format.server.ts';
import { afterLines, placeLines, portalLine, reportLines } from './lines.server.ts';

/** Writes the page of a citizen service as text. */
export function serviceText(id: string, language: Language): PlainPage {
  const service = services.find((one) => one.id === id);
  if (!service) throw new Error(`content/services has no ${id}`);
  const t = words(language, 'citizen-service');
  const {
    title,
    help,
    lead = help,
    Details,
    link,
    bodies,
    whomToAsk,
    timeLimit,
    appeal,
    ...content
  } = localize(service, language);
  const places = bodies.map((body) => bodyWithOffices(body, language));
  const portals = (service.portals ?? []).map((portal) =>
    linkedPortal(portal, `content/services/${id}.yaml`, language),
  );
  const website = link && { title: t('openWebsite'), url: link, trouble: troubleAt(link, language) };
  return {
    title,
    lead,
    provenance: { ...content, sources: collectSources([service]) },
    parts: [
      {
        title: t('details'),
        lines: [...Details, ...reportLines(localizeReported(service.reported, language), language)],
      },
      {
        title: t('where'),
        lines: [
          ...(website ? [portalLine(website, language)] : []),
          ...(whomToAsk ? [whomToAsk] : []),
          ...placeLines(places, language),
          ...portals.map((portal) => portalLine(portal, language)),
        ],
      },
      {
        title: t(id === rightToServices.grievances ? 'afterComplaint' : 'after'),
        lines: afterLines({ timeLimit: timeLimit?.text, appeal }, pageOf.services(id), language),
      },
    ],
  };
}
