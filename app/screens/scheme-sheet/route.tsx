import { data } from 'react-router';
import { ChoiceRow } from '#app/components/forms/ChoiceRow.tsx';
import { formatSchemeLines } from '#app/components/share/formatSchemeLines.ts';
import { SheetPage } from '#app/components/sheet/SheetPage.tsx';
import { collectSheetPage } from '#app/components/sheet/sheetTexts.server.ts';
import { otherLanguage } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation, words } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { bothNames, schemeNames } from '#app/model/schemes/schemeNames.ts';
import type { Route } from './+types/route';
import { fitToPage } from './fitToPage.server.ts';
import { SchemeSheet } from './SchemeSheet.tsx';
import { collectSharedScheme, collectSheet } from './sheet.server.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const scheme = schemes.find(({ id }) => id === params.schemeId);
  if (!scheme) throw data(null, { status: 404 });
  const { language, t } = loaderTranslation(url, 'scheme-sheet');
  const names = localize(scheme, language);
  const title = bothNames(names);
  const lineWords = { scheme: words(language, 'scheme'), schemes: words(language, 'schemes') };
  const lines = formatSchemeLines({
    scheme: collectSharedScheme(scheme, language),
    district: '',
    words: lineWords,
    language,
  });
  return {
    schemeId: scheme.id,
    paper: fitToPage(collectSheet(scheme, language), collectSheet(scheme, otherLanguage(language))),
    ...collectSheetPage(
      pageOf.schemes(scheme.id),
      { title, description: t('description', { title: schemeNames(names).name }), lines },
      scheme,
      language,
    ),
  };
}

export default function SchemeSheetScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('scheme-sheet');
  const { schemeId, paper, address, qr, sending } = loaderData;
  const { own } = paper;
  return (
    <SheetPage
      title={own.name}
      lead={t('lead')}
      parents={[
        { label: t('schemes'), path: '/scheme' },
        { label: own.name, path: pageOf.schemes(schemeId) },
      ]}
      subject={`scheme/${schemeId}`}
      places={own.places}
      sending={sending}
      choices={
        <ChoiceRow
          legend={t('languages')}
          choices={[
            { value: 'one', label: t('oneLanguage') },
            { value: 'both', label: t('both') },
          ]}
          initial="one"
        />
      }
    >
      <SchemeSheet {...paper} address={address} qr={qr} />
    </SheetPage>
  );
}
