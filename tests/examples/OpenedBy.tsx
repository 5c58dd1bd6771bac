import { type ReactNode, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';

type OpenedByProps = { children: (close: () => void) => ReactNode };

/** Opens a modal example with a button, because two modals cannot be open at once. */
export function OpenedBy({ children }: OpenedByProps) {
  const { t } = useTranslation('components');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttons.secondary} onClick={() => setOpen(true)}>
        {t('view')}
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}
