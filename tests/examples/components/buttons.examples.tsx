import { ArrowRight, Printer, X } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Examples } from '../examples.ts';
import { Row } from '../Row.tsx';

export const examples: Examples = {
  states: {
    plain: () => <AllButtons />,
    'long Marathi': ({ longestTitle }) => (
      <button type="button" className={buttons.primary}>
        {longestTitle}
      </button>
    ),
    hover: () => <AllButtons drawn="hover" />,
    pressed: () => <AllButtons drawn="press" />,
  },
};

function AllButtons({ drawn }: { drawn?: 'hover' | 'press' }) {
  const { t } = useTranslation('components');
  return (
    <Row>
      <button type="button" className={buttons.primary} data-test-drawn={drawn}>
        {t('view')}
      </button>
      <button type="button" className={`${buttons.primary} ${buttons.large}`} data-test-drawn={drawn}>
        {t('view')}
      </button>
      <button type="button" className={buttons.secondary} data-test-drawn={drawn}>
        {t('download')}
      </button>
      <button type="button" className={buttons.quiet} data-test-drawn={drawn}>
        <Printer aria-hidden="true" />
        {t('download')}
      </button>
      <a href="#buttons" className={buttons.onward} data-test-drawn={drawn}>
        {t('map')}
        <ArrowRight aria-hidden="true" />
      </a>
      <button type="button" className={buttons.icon} aria-label={t('close')} data-test-drawn={drawn}>
        <X aria-hidden="true" />
      </button>
    </Row>
  );
}
