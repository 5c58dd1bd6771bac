import { data } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { LeaveLink } from '#app/components/links/LeaveLink.tsx';
import { SheetPage } from '#app/components/sheet/SheetPage.tsx';
import { collectSheetPage } from '#app/components/sheet/sheetTexts.server.ts';
import { formatSituationLines } from '#app/components/situations/formatSituationLines.server.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { situations } from '#app/model/situations/data.server.ts';
import type { Route } from './+types/route';
import { fitToPage } from './fitToPage.server.ts';
import { SituationSheet } from './SituationSheet.tsx';

export function loader({ url, params }: Route.LoaderArgs) {
  const situation = situations.find(({ id }) => id === params.situationId);
  if (!situation) throw data(null, { status: 404 });
  const { language, t } = loaderTranslation(url, 'situation-sheet');
  const sheet = fitToPage(situation, language);
  const { title } = sheet;
  return {
    situation: { id: situation.id, title: situation.title[language], leave: situation.leave === true },
    sheet,
    ...collectSheetPage(
      pageOf.situations(situation.id),
      { title, description: t('description', { title }), lines: formatSituationLines(situation, language) },
      situation,
      language,
    ),
  };
}

export default function SituationSheetScreen({ loaderData }: Route.ComponentProps) {
  const { situation, sheet, address, qr, sending } = loaderData;
  const { t } = useTranslation(['situation-sheet', 'situations']);
  return (
    <SheetPage
      title={sheet.title}
      lead={t('lead')}
      parents={[
        { label: t('situations:title'), path: '/situations' },
        { label: situation.title, path: pageOf.situations(situation.id) },
      ]}
      subject={`situations/${situation.id}`}
      places={sheet.places}
      sending={sending}
      choices={situation.leave && <LeaveLink className={buttons.secondary} />}
    >
      <SituationSheet sheet={sheet} address={address} qr={qr} />
    </SheetPage>
  );
}
