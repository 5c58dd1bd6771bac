import { TimeLimits } from '#app/components/facts/TimeLimits.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PdfList } from '#app/components/links/FileLink.tsx';
import { PortalLink } from '#app/components/links/PortalLink.tsx';
import { createQrOutline } from '#app/components/media/createQrOutline.ts';
import { QrCode } from '#app/components/media/QrCode.tsx';
import { OfficeContact } from '#app/components/offices/OfficeContact.tsx';
import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import prose from '#app/components/text/Prose.module.css';
import { BulletList, Paragraphs } from '#app/components/text/Prose.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { rightToServices } from '#app/model/acts/data.server.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { localize } from '#app/model/localize.ts';
import { pickContact } from '#app/model/offices/data.server.ts';
import { linkedPortal } from '#app/model/portals/data.server.ts';
import { collectSources } from '#app/model/sources.server.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { pdfs, contacts, ...content } = localize(rightToServices, language);
  return {
    sources: collectSources([rightToServices]),
    content: { ...content, contacts: contacts.map(pickContact) },
    pdfs: pdfs.map((pdf) => ({ ...pdf, bytes: fileBytes(pdf.file) })),
    website: linkedPortal(content.portal, 'content/acts/right-to-services.yaml', language),
    qr: createQrOutline(content.qrAddress),
    page: addCautionsToHead({ title: content.title, description: content.subtitle }, content, language),
  };
}

export default function RightToServicesScreen({ loaderData }: Route.ComponentProps) {
  const { sources, content, pdfs, qr, website } = loaderData;
  const { t } = useTranslation('right-to-services');
  return (
    <Page title={content.title} lead={content.subtitle} figures="figures-service" provenance={{ ...content, sources }}>
      <div className={prose.parts}>
        <LabelledSection title={t('inBrief')}>
          <BulletList lines={content.description} />
        </LabelledSection>
        <LabelledSection title={t('appeals')}>
          <TimeLimits caption={t('timeLimits')} limits={content.timeLimits} />
        </LabelledSection>
        <LabelledSection title={t('services')}>
          <Paragraphs lines={content.notifiedServices.lines} />
          <ExternalLinks links={content.notifiedServices.link} />
        </LabelledSection>
        <LabelledSection title={t('commission')}>
          {content.contacts.map((office) => (
            <OfficeContact key={office.designation} office={office} isCard />
          ))}
          <p>
            <PortalLink portal={website} />
          </p>
        </LabelledSection>
        <LabelledSection title={t('online')}>
          <p>{content.webservices.desc}</p>
          <ExternalLinks links={content.webservices.link} />
          <QrCode outline={qr} address={content.qrAddress} alt={t('qrAlt')} caption={content.qrCaption} />
        </LabelledSection>
        <LabelledSection title={t('documents')}>
          <PdfList pdfs={pdfs} />
        </LabelledSection>
      </div>
    </Page>
  );
}

function ExternalLinks({ links }: { links: { label: string; url: string }[] }) {
  return (
    <ul className={prose.bullets}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <ExternalLink href={url}>{label}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
