import { PageActions } from '#app/components/share/PageActions.tsx';
import { schemeLines } from '#app/components/share/schemeLines.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SchemePage } from './schemePage.server.ts';

export function SchemeActions({ scheme }: { scheme: SchemePage }) {
  const { t, language } = useTranslation('scheme');
  const words = { scheme: t, schemes: useTranslation('schemes').t };
  const districts = scheme.districts.map(({ id }) => id);
  const linesIn = (district: string) => schemeLines({ scheme, district, words, language });
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
      sheet={`/scheme/${scheme.id}/sheet`}
      papers={{ fragment: '#documents', number: scheme.documents.length }}
    />
  );
}
