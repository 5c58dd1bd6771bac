import { PageContents } from '#app/components/page/PageContents.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SchemePage } from './schemePage.server.ts';
import { PARTS, sectionId } from './sections.ts';

type OnThisPageProps = { sections: NonNullable<SchemePage['sections']> };

export function OnThisPage({ sections }: OnThisPageProps) {
  const { t } = useTranslation('scheme');
  const parts = [
    ...PARTS.map((id) => ({ id: id as string, title: t(`parts.${id}`) })),
    ...sections.map(({ name }, index) => ({ id: sectionId(index), title: t(`sections.${name}`) })),
  ];
  return <PageContents parts={parts} />;
}
