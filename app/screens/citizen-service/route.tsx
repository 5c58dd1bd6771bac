import { ArrowLeft, ArrowRight, ExternalLink as NewTabIcon } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { Reported } from '#app/components/facts/Reported.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PortalLink, PortalTrouble } from '#app/components/links/PortalLink.tsx';
import { estimateMinutes } from '#app/components/listen/minutes.ts';
import type { ServiceIconName } from '#app/components/media/ServiceIcon.tsx';
import { UnderlinedServiceIcon } from '#app/components/media/ServiceIcon.tsx';
import { AfterApplying } from '#app/components/offices/AfterApplying.tsx';
import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import panel from '#app/components/panel.module.css';
import { PageActions } from '#app/components/share/PageActions.tsx';
import numbered from '#app/components/text/numbered.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { rightToServices } from '#app/model/acts/data.server.ts';
import { remedies } from '#app/model/acts/remedies.server.ts';
import { retiredPage } from '#app/model/archive/retiredPage.server.ts';
import { listenerCall } from '#app/model/helplines/helplines.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodyWithOffices, districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import { stepsPage } from '#app/model/pages/data.server.ts';
import { pagePath } from '#app/model/pages/pagePath.ts';
import { linkedPortal, portalTitleAt, troubleAt } from '#app/model/portals/data.server.ts';
import { localizeReported } from '#app/model/reported.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { RetiredScreen } from '#app/shell/errors/RetiredScreen.tsx';
import type { Route } from './+types/route';
import styles from './CitizenService.module.css';

export function loader({ url, params }: Route.LoaderArgs) {
  const retired = retiredPage(url.pathname);
  if (retired) return retired;
  const service = services.find(({ id }) => id === params.serviceId);
  if (!service) throw new Response(null, { status: 404 });
  const { language, t } = loaderTranslation(url, 'citizen-service');
  const content = localize(service, language);
  const { title, help } = content;
  return {
    service: { ...content, reported: localizeReported(service.reported, language) },
    stepsPage: content.page && { path: pagePath(content.page), title: stepsPage(content.page).title[language] },
    places: content.bodies.map((body) => bodyWithOffices(body, language)),
    districts: districtChoices(language),
    portalTitle: content.link && portalTitleAt(content.link, language),
    trouble: content.link === undefined ? undefined : troubleAt(content.link, language),
    portals: (service.portals ?? []).map((id) => linkedPortal(id, `content/services/${service.id}.yaml`, language)),
    after: t(service.id === rightToServices.grievances ? 'afterComplaint' : 'after'),
    remedies: remedies(),
    listening: { minutes: estimateMinutes(content, language), call: listenerCall(language) },
    page: addCautionsToHead(
      { title: t('pageTitle', { title }), description: t('description', { title, help }) },
      service,
      language,
    ),
  };
}

export default function CitizenServiceScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('citizen-service');
  if ('retired' in loaderData) return <RetiredScreen retired={loaderData.retired} />;
  const { service, stepsPage: steps, places, listening } = loaderData;
  return (
    <Page
      parents={[{ label: t('services'), path: '/citizen/services' }]}
      title={service.title}
      lead={service.lead ?? service.help}
      figures="figures-service"
      provenance={service}
    >
      {steps && (
        <p className={`no-print ${styles.steps}`}>
          <PageLink to={steps.path} className={buttons.primary}>
            {steps.title}
            <ArrowRight aria-hidden="true" />
          </PageLink>
        </p>
      )}
      <div className={styles.actions}>
        <PageActions
          title={service.title}
          actions={['listen', 'share', 'print']}
          cautioned={service}
          lines={[service.help, ...places.map(({ title }) => title), service.link ?? '']}
          listening={listening}
        />
      </div>
      <ServiceDetails key={service.id} {...loaderData} />
      <PageLink to="/citizen/services" className={`${buttons.secondary} no-print`}>
        <ArrowLeft aria-hidden="true" />
        {t('backToServices')}
      </PageLink>
    </Page>
  );
}

type ServiceData = Exclude<ReturnType<typeof loader>, { retired: unknown }>;

function ServiceDetails({ service, places, districts, portals, remedies, after, ...data }: ServiceData) {
  const { t } = useTranslation('citizen-service');
  return (
    <div className={`split ${styles.details}`}>
      <section>
        <h2>{t('details')}</h2>
        <ol role="list" className={`${numbered.numbered} ${styles.lines}`}>
          {service.Details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <Reported report={service.reported} />
      </section>
      {service.link && (
        <div className={styles.portal}>
          <ServicePortal
            icon={service.icon}
            title={data.portalTitle ?? service.title}
            address={service.link}
            trouble={data.trouble}
            isMain={!data.stepsPage}
          />
        </div>
      )}
      <div className={styles.offices}>
        <section>
          <h2 id="where">{t('where')}</h2>
          <WhereToGo places={places} districts={districts} whomToAsk={service.whomToAsk} />
          {portals.map((portal) => (
            <p key={portal.id}>
              <PortalLink portal={portal} />
            </p>
          ))}
        </section>
        <section>
          <h2>{after}</h2>
          <AfterApplying timeLimit={service.timeLimit?.text} appeal={service.appeal} remedies={remedies} />
        </section>
      </div>
    </div>
  );
}

type ServicePortalProps = {
  icon: ServiceIconName;
  title: string;
  address: string;
  trouble: ServiceData['trouble'];
  /** Whether this is the filled button of the page. */
  isMain: boolean;
};

/** Shows the host name, so that citizens can recognise a fraudulent website. */
export function ServicePortal({ icon, title, address, trouble, isMain }: ServicePortalProps) {
  const { t } = useTranslation('citizen-service');
  return (
    <div className={panel.panel}>
      <UnderlinedServiceIcon name={icon} className={styles.icon} />
      <h2>{title}</h2>
      <ExternalLink
        href={address}
        className={`${isMain ? buttons.primary : buttons.secondary} ${buttons.large} ${styles.visit}`}
        withoutIcon
      >
        {t('openWebsite')}
        <NewTabIcon aria-hidden="true" />
      </ExternalLink>
      <p className={styles.address}>{t('websiteAddress', { host: new URL(address).host })}</p>
      <PortalTrouble trouble={trouble} />
    </div>
  );
}
