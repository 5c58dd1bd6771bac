import { data } from 'react-router';
import { qrOutline } from '#app/components/media/qrOutline.ts';
import { SheetPage } from '#app/components/sheet/SheetPage.tsx';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation, words } from '#app/i18n/words.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import type { Route } from './+types/route';
import { fitToPage } from './fitToPage.server.ts';
import { SituationPaper } from './SituationPaper.tsx';

export function loader({ url, params }: Route.LoaderArgs) {
  const situation = situations.find(({ id }) => id === params.situationId);
  if (!situation) throw data(null, { status: 404 });
  const { language, t } = loaderTranslation(url, 'situation-sheet');
  const sheet = fitToPage(situation, language);
  const { title } = sheet;
  const address = site.address + pathIn(language, `/situations/${situation.id}`);
  return {
    situation: { id: situation.id, title: situation.title[language] },
    sheet,
    address,
    qr: qrOutline(address),
    page: {
      title: words(language, 'sheet')('pageTitle', { title }),
      description: t('description', { title }),
      hidden: true,
    },
  };
}

export default function SituationSheetScreen({ loaderData: { situation, sheet, address, qr } }: Route.ComponentProps) {
  const { t } = useTranslation(['situation-sheet', 'situations']);
  return (
    <SheetPage
      title={sheet.title}
      lead={t('lead')}
      parents={[
        { label: t('situations:title'), path: '/situations' },
        { label: situation.title, path: `/situations/${situation.id}` },
      ]}
      subject={`situations/${situation.id}`}
      places={sheet.places}
    >
      <SituationPaper sheet={sheet} address={address} qr={qr} />
    </SheetPage>
  );
}
