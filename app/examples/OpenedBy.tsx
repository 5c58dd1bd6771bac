import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import buttons from '#app/components/buttons/buttons.module.css';

type OpenedByProps = { children: (close: () => void) => ReactNode };

/** A button that opens what lies over the page: two of them cannot be open at once. */
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
