import { TimeLimits } from '#app/components/facts/TimeLimits.tsx';
import { LinkedItems } from '#app/components/links/LinkedText.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { createQrOutline } from '#app/components/media/createQrOutline.ts';
import { QrCode } from '#app/components/media/QrCode.tsx';
import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import prose from '#app/components/text/Prose.module.css';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { rightToInformation } from '#app/model/acts/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { collectSources } from '#app/model/sources.server.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = localize(rightToInformation, language);
  return {
    sources: collectSources([rightToInformation]),
    content,
    qr: createQrOutline(content.qrAddress),
    page: addCautionsToHead({ title: content.title, description: content.subtitle }, content, language),
  };
}

export default function RightToInformationScreen({ loaderData: { sources, content, qr } }: Route.ComponentProps) {
  const { t } = useTranslation('right-to-information');
  return (
    <Page title={content.title} lead={content.subtitle} figures="figures-service" provenance={{ ...content, sources }}>
      <div className={prose.parts}>
        <LabelledSection title={t('online')}>
          <QrCode outline={qr} address={content.qrAddress} alt={t('qrAlt')} caption={content.caption} />
        </LabelledSection>
        <LabelledSection title={t('inBrief')}>
          <ul className={prose.bullets}>
            <LinkedItems lines={content.description} />
          </ul>
        </LabelledSection>
        <LabelledSection title={t('timeLimits')}>
          <TimeLimits caption={t('steps')} limits={content.timeLimits} />
        </LabelledSection>
        <LabelledSection title={t('published')}>
          <p>{t('disclosed')}</p>
          <LinkList
            links={[
              { label: t('selfDisclosure'), path: '/selfdisclosure' },
              { label: t('contacts'), path: '/rticontacts' },
            ]}
          />
        </LabelledSection>
      </div>
    </Page>
  );
}
