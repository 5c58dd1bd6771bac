import { formatSchemeLines } from '#app/components/share/formatSchemeLines.ts';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as pageOf from '#app/model/pageOf.ts';
import type { SchemePage } from './schemePage.server.ts';

export function SchemeActions({ scheme }: { scheme: SchemePage }) {
  const { t, language } = useTranslation('scheme');
  const words = { scheme: t, schemes: useTranslation('schemes').t };
  const districts = scheme.districts.map(({ id }) => id);
  const linesIn = (district: string) => formatSchemeLines({ scheme, district, words, language });
  const lines = linesIn('');
  const lastLines = districts.map((district) => [district, linesIn(district).at(-1) ?? ''] as const);
  const lastLineByDistrict = Object.fromEntries(lastLines.filter(([, line]) => line !== lines.at(-1)));
  return (
    <PageActions
      title={scheme.bothNames}
      actions={['listen', 'share']}
      lines={lines}
      cautioned={scheme}
      lastLineByDistrict={lastLineByDistrict}
      listening={scheme.listening}
      picture={scheme.picture}
      sheet={`${pageOf.schemes(scheme.id)}/sheet`}
      papers={{ fragment: '#documents', number: scheme.documents.length }}
    />
  );
}
