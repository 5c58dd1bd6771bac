import { ExternalLink as NewTabIcon } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { Cautions, PageCautions } from '#app/components/facts/Cautions.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkedItems, LinkedParagraph } from '#app/components/links/LinkedText.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import { Expandable } from '#app/components/text/Expandable.tsx';
import numbered from '#app/components/text/numbered.module.css';
import prose from '#app/components/text/Prose.module.css';
import { languageOf, plainPath } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { pages } from '#app/model/pages/data.server.ts';
import { pagePath } from '#app/model/pages/pagePath.ts';
import type { LinkedPortal } from '#app/model/portals/data.server.ts';
import type { Route } from './+types/route';
import styles from './Steps.module.css';
import { collectStepsPage, type ShownSection, type ShownStep } from './stepsPage.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const path = plainPath(url.pathname);
  const id = pages.find((page) => pagePath(page.id) === path)?.id ?? '';
  const language = languageOf(url.pathname);
  const content = collectStepsPage(id, language);
  const { title, description } = content;
  return { content, page: addCautionsToHead({ title, description }, content, language) };
}

/**
 * Folds all sections but the first. Puts the first button of the steps above the fold of a phone, and the cautions below it. Shows
 * the specification's "No Data Found..!" as small print, because visitors come for the steps.
 */
export default function StepsScreen({ loaderData: { content } }: Route.ComponentProps) {
  const { t } = useTranslation('components');
  return (
    <Page title={content.title} figures="figures-service" provenance={content} cautioned={{}}>
      <div className={`split ${styles.page}`}>
        <ol role="list" className={`${numbered.numbered} ${styles.steps}`}>
          {content.steps.map((step) => (
            <li key={step.what}>
              <Step step={step} />
            </li>
          ))}
        </ol>
        <div className={styles.sections}>
          {content.sections.map((section, index) =>
            index === 0 ? (
              <section key={section.title}>
                <h2>{section.title}</h2>
                <SectionContent section={section} />
              </section>
            ) : (
              <Expandable key={section.title} label={section.title} heading="h2">
                <SectionContent section={section} />
              </Expandable>
            ),
          )}
          <PageCautions entry={content} />
          <p className={styles.small}>
            {t('noDataFound')} {content.whatWillAppear}
          </p>
        </div>
      </div>
    </Page>
  );
}

function Step({ step: { what, content, portal, office, helplines, links = [] } }: { step: ShownStep }) {
  return (
    <div className={styles.step}>
      <h2>{what}</h2>
      {content.map((line) => (
        <LinkedParagraph key={line}>{line}</LinkedParagraph>
      ))}
      {portal && <PortalButton portal={portal} />}
      {office?.office_phone_number && (
        <>
          <CallButton number={office.office_phone_number} title={office.designation} />
          <Cautions entry={office} />
        </>
      )}
      <Helplines helplines={helplines} />
      <PageButtons links={links} />
    </div>
  );
}

function SectionContent({ section: { content, helplines, links = [] } }: { section: ShownSection }) {
  return (
    <>
      <ul className={prose.bullets}>
        <LinkedItems lines={content} />
      </ul>
      <Helplines helplines={helplines} />
      <PageButtons links={links} />
    </>
  );
}

/** Shows the host name, so that citizens can recognise a fraudulent website. */
function PortalButton({ portal: { title, url, trouble } }: { portal: LinkedPortal }) {
  const { t } = useTranslation('steps');
  if (!url) return <PortalTrouble trouble={trouble} />;
  return (
    <>
      <ExternalLink href={url} className={buttons.primary} withoutIcon>
        {t('openPortal', { title })}
        <NewTabIcon aria-hidden="true" />
      </ExternalLink>
      <p className={styles.small}>
        {t('host', { host: new URL(url).host })}
        <PortalTrouble trouble={trouble} />
      </p>
    </>
  );
}

function Helplines({ helplines }: Pick<ShownStep, 'helplines'>) {
  return helplines.map(({ id, number, title }) => <CallButton key={id} number={number} title={title} />);
}

function CallButton({ number, title }: { number: string; title: string }) {
  return (
    <>
      <PhoneLink number={number} of={title} className={buttons.secondary} />
      <p className={styles.small}>{title}</p>
    </>
  );
}

function PageButtons({ links }: { links: NonNullable<ShownStep['links']> }) {
  return links.map(({ label, path }) => (
    <PageLink key={path} to={path} className={buttons.secondary}>
      {label}
    </PageLink>
  ));
}
