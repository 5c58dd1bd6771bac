import { LayoutGrid, List } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ChoiceRow } from '../forms/ChoiceRow.tsx';

type LayoutChoiceProps = { initial: 'grid' | 'list' };

/** Grid or list; the style sheet of the list asks which one is chosen. */
export function LayoutChoice({ initial }: LayoutChoiceProps) {
  const { t } = useTranslation('components');
  return (
    <ChoiceRow
      legend={t('showAs')}
      choices={[
        { value: 'grid', label: t('grid'), Icon: LayoutGrid },
        { value: 'list', label: t('list'), Icon: List },
      ]}
      initial={initial}
    />
  );
}
