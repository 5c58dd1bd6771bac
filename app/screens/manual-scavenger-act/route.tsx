import { PdfList } from '#app/components/links/FileLink.tsx';
import { PortalLink } from '#app/components/links/PortalLink.tsx';
import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import prose from '#app/components/text/Prose.module.css';
import { BulletList, Paragraphs } from '#app/components/text/Prose.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { manualScavengerAct } from '#app/model/acts/data.server.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodyWithOffices, districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import { linkedPortal } from '#app/model/portals/data.server.ts';
import { collectSources } from '#app/model/sources.server.ts';
import type { Route } from './+types/route';

/** Offices that receive reports: the district office and the nodal officer under the act. */
const REPORT_OFFICES = ['acsw', 'commissioner'];

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = localize(manualScavengerAct, language);
  return {
    sources: collectSources([manualScavengerAct]),
    content,
    pdfs: [{ name: content.pdf_title, file: content.pdf, bytes: fileBytes(content.pdf) }],
    portals: [content.report, ...content.socialLinks].map((id) =>
      linkedPortal(id, 'content/acts/manual-scavengers.yaml', language),
    ),
    places: REPORT_OFFICES.map((body) => bodyWithOffices(body, language)),
    districts: districtChoices(language),
    page: addCautionsToHead({ title: content.title, description: content.subtitle }, content, language),
  };
}

export default function ManualScavengerActScreen({ loaderData }: Route.ComponentProps) {
  const { sources, content, pdfs, portals, places, districts } = loaderData;
  const { t } = useTranslation('manual-scavenger-act');
  const points = [content.point1, content.point2, content.point3, content.point4, content.point5];
  return (
    <Page isArticle title={content.title} lead={content.subtitle} provenance={{ ...content, sources }}>
      <section className={prose.parts}>
        <LabelledSection title={t('inBrief')}>
          <BulletList lines={points} />
        </LabelledSection>
        {content.sections.map((section) => (
          <LabelledSection key={section.title} title={section.title}>
            <Paragraphs lines={section.content} />
          </LabelledSection>
        ))}
        <LabelledSection title={t('document')}>
          <PdfList pdfs={pdfs} />
        </LabelledSection>
        <LabelledSection title={t('report')}>
          <p>{content.complaint_info}</p>
          <ul className={prose.bullets}>
            {portals.map((portal) => (
              <li key={portal.id}>
                <PortalLink portal={portal} />
              </li>
            ))}
          </ul>
          <WhereToGo places={places} districts={districts} />
        </LabelledSection>
      </section>
    </Page>
  );
}
