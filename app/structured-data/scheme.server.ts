import type { GovernmentService } from 'schema-dts';
import type { Language } from '#app/i18n/language.ts';
import { localize } from '#app/model/localize.ts';
import { portalById } from '#app/model/portals/data.server.ts';
import { categories } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { addressOf } from './address.server.ts';
import { department } from './organisation.server.ts';

/** A scheme. Its amounts stand in the description, in the words of the page: a bare figure would lose its conditions. */
export function governmentService(scheme: Scheme, language: Language): GovernmentService {
  const { id, title, plainTitle, summary, forWhom, apply } = localize(scheme, language);
  const category = categories.find((one) => one.id === scheme.category);
  return {
    '@type': 'GovernmentService',
    name: title,
    ...(plainTitle && { alternateName: plainTitle }),
    description: summary,
    url: addressOf(`/scheme/${id}`, language),
    ...(category && { serviceType: category.title[language] }),
    audience: { '@type': 'Audience', audienceType: forWhom },
    areaServed: { '@type': 'AdministrativeArea', name: site.division[language] },
    provider: department(language),
    ...(apply.portal && {
      availableChannel: {
        '@type': 'ServiceChannel',
        serviceUrl: portalById(apply.portal, `content/schemes/${id}`).url,
      },
    }),
  };
}
