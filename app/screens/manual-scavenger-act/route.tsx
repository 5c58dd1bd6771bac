import { Breadcrumbs } from '#app/components/Breadcrumbs/Breadcrumbs.tsx';
import { ExternalLink } from '#app/components/ExternalLink/ExternalLink.tsx';
import { LabelledSection } from '#app/components/LabelledSection/LabelledSection.tsx';
import { Note } from '#app/components/Note/Note.tsx';
import { PageHead } from '#app/components/PageHead/PageHead.tsx';
import { PdfList } from '#app/components/PdfList/PdfList.tsx';
import prose from '#app/components/Prose/Prose.module.css';
import { Provenance } from '#app/components/Provenance/Provenance.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { manualScavengerAct } from '#app/model/acts/data.server.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { localize } from '#app/model/localize.ts';
import { sourcesOf } from '#app/model/sources.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const content = localize(manualScavengerAct, languageOf(url.pathname));
  return {
    sources: sourcesOf([manualScavengerAct]),
    content,
    pdfs: [{ name: content.pdf_title, file: content.pdf, bytes: fileBytes(content.pdf) }],
    page: { title: content.title, description: content.subtitle },
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function ManualScavengerActScreen({ loaderData: { sources, content, pdfs } }: Route.ComponentProps) {
  const { t } = useTranslation('manual-scavenger-act');
  const points = [content.point1, content.point2, content.point3, content.point4, content.point5];
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: content.title }]} />
      <PageHead title={content.title} lead={content.subtitle} />
      <div className={prose.parts}>
        <LabelledSection title={t('inBrief')}>
          <ul className={prose.bullets}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </LabelledSection>
        {content.sections.map((section) => (
          <LabelledSection key={section.title} title={section.title}>
            {section.content.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </LabelledSection>
        ))}
        <LabelledSection title={t('document')}>
          <PdfList pdfs={pdfs} />
        </LabelledSection>
        <LabelledSection title={t('report')}>
          <p>{content.complaint_info}</p>
          {content.report ? (
            <p>
              <ExternalLink href={content.report}>{t('reportForm')}</ExternalLink>
            </p>
          ) : (
            <Note>{t('noReportForm')}</Note>
          )}
          <p>{t('noSocialMedia')}</p>
        </LabelledSection>
      </div>
      <Provenance entry={{ ...content, sources }} />
    </div>
  );
}
