import { Printer } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** Prints the page by app/early/beforePaint.ts, and says by app/early/printPage.ts if the browser does nothing. */
export function PrintButton({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation('components');
  return (
    <>
      <button type="button" className={`needs-script ${className}`} data-choice="print">
        <Printer aria-hidden="true" />
        {t('print')}
      </button>
      <span role="status" data-cannot-print={t('cannotPrint')} />
    </>
  );
}
