import { Printer } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** Prints the page. app/early/beforePaint.ts handles the click; app/early/printPage.ts shows a message if the browser cannot print. */
export function PrintButton({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation('components');
  return (
    <>
      <button type="button" className={`needs-script ${className}`} data-action="print">
        <Printer aria-hidden="true" />
        {t('print')}
      </button>
      <span role="status" data-cannot-print={t('cannotPrint')} />
    </>
  );
}
