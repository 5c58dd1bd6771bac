import { Breadcrumbs } from '#app/components/Breadcrumbs/Breadcrumbs.tsx';
import { LabelledSection } from '#app/components/LabelledSection/LabelledSection.tsx';
import { LinkedText } from '#app/components/LinkedText/LinkedText.tsx';
import { PageHead } from '#app/components/PageHead/PageHead.tsx';
import prose from '#app/components/Prose/Prose.module.css';
import { Provenance } from '#app/components/Provenance/Provenance.tsx';
import { QrCode } from '#app/components/QrCode/QrCode.tsx';
import { qrOutline } from '#app/components/QrCode/qrPath.server.ts';
import { TimeLimits } from '#app/components/TimeLimits/TimeLimits.tsx';
import { WaysOn } from '#app/components/WaysOn/WaysOn.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { rightToInformation } from '#app/model/acts/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { sourcesOf } from '#app/model/sources.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const content = localize(rightToInformation, languageOf(url.pathname));
  return {
    sources: sourcesOf([rightToInformation]),
    content,
    qr: qrOutline(content.qrAddress),
    page: { title: content.title, description: content.subtitle },
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function RightToInformationScreen({ loaderData: { sources, content, qr } }: Route.ComponentProps) {
  const { t } = useTranslation('right-to-information');
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: content.title }]} />
      <PageHead title={content.title} lead={content.subtitle} figures="figures-service" />
      <div className={prose.parts}>
        <LabelledSection title={t('online')}>
          <QrCode outline={qr} address={content.qrAddress} alt={t('qrAlt')} caption={content.caption} />
        </LabelledSection>
        <LabelledSection title={t('inBrief')}>
          <ul className={prose.bullets}>
            {content.description.map((point) => (
              <li key={point}>
                <LinkedText>{point}</LinkedText>
              </li>
            ))}
          </ul>
        </LabelledSection>
        <LabelledSection title={t('timeLimits')}>
          <TimeLimits caption={t('steps')} limits={content.timeLimits} />
        </LabelledSection>
        <LabelledSection title={t('published')}>
          <p>{t('disclosed')}</p>
          <WaysOn
            ways={[
              { label: t('selfDisclosure'), path: '/selfdisclosure' },
              { label: t('contacts'), path: '/rticontacts' },
            ]}
          />
        </LabelledSection>
      </div>
      <Provenance entry={{ ...content, sources }} />
    </div>
  );
}
