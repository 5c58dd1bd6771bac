import { ArrowLeft } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { estimateMinutes } from '#app/components/listen/minutes.ts';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { remedies } from '#app/model/acts/remedies.server.ts';
import { retiredPage } from '#app/model/archive/retiredPage.server.ts';
import { localize } from '#app/model/localize.ts';
import { placeOf } from '#app/model/offices/places.server.ts';
import { linkedPortal } from '#app/model/portals/linked.server.ts';
import { troubleAt } from '#app/model/portals/trouble.server.ts';
import { reportedIn } from '#app/model/reported.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import { RetiredScreen } from '#app/shell/RetiredScreen.tsx';
import type { Route } from './+types/route';
import styles from './CitizenService.module.css';
import { ServiceDetails } from './ServiceDetails.tsx';

export function loader({ url, params }: Route.LoaderArgs) {
  const retired = retiredPage(url.pathname);
  if (retired) return retired;
  const service = services.find(({ id }) => id === params.serviceId);
  if (!service) throw new Response(null, { status: 404 });
  const language = languageOf(url.pathname);
  const content = localize(service, language);
  const t = words(language, 'citizen-service');
  const { title, help } = content;
  return {
    service: { ...content, reported: reportedIn(service.reported, language) },
    places: content.bodies.map((body) => placeOf(body, language)),
    trouble: content.link === undefined ? undefined : troubleAt(content.link, language),
    portals: (service.portals ?? []).map((id) => linkedPortal(id, `content/services/${service.id}.yaml`, language)),
    remedies: remedies(),
    minutes: estimateMinutes(content, language),
    page: { title: t('pageTitle', { title }), description: t('description', { title, help }) },
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function CitizenServiceScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('citizen-service');
  if ('retired' in loaderData) return <RetiredScreen retired={loaderData.retired} />;
  const { service, places, trouble, portals, remedies, minutes } = loaderData;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('services'), path: '/citizen/services' }, { label: service.title }]} />
      <PageHead title={service.title} lead={service.help} figures="figures-service" />
      <div className={styles.actions}>
        <PageActions
          title={service.title}
          actions={['listen', 'share', 'print']}
          lines={() => [service.help, ...places.map(({ title }) => title), service.link ?? '']}
          minutes={minutes}
        />
      </div>
      <ServiceDetails
        key={service.id}
        service={service}
        places={places}
        trouble={trouble}
        portals={portals}
        remedies={remedies}
      />
      <PageLink to="/citizen/services" className={`${buttons.secondary} no-print`}>
        <ArrowLeft aria-hidden="true" />
        {t('backToServices')}
      </PageLink>
      <Provenance entry={service} />
    </div>
  );
}
