import { Images } from 'lucide-react';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { PhotosDialog } from '#app/components/dialogs/PhotosDialog.tsx';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ListTable.module.css';

type Hostel = ComponentProps<typeof PhotosDialog>['hostel'];

/** Opens the photos in a dialog. Without JavaScript, the form leads to the photos on the hostel's page. */
export function PhotosButton({ hostel }: { hostel: Hostel }) {
  const { t, language } = useTranslation('institutions');
  const [isOpen, setOpen] = useState(false);
  const page = pathIn(language, '/hostels/governmenthostels/hostelpdf');
  const open = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <form action={`${page}#${hostel.name}`} onSubmit={open}>
        <input type="hidden" name="hostel" value={hostel.name} />
        <button type="submit" className={styles.action} data-hydrates="">
          <Images aria-hidden="true" />
          <span className={styles.word}>{t('photos')}</span>
          <span className="sr">: {hostel.label}</span>
        </button>
      </form>
      {isOpen && <PhotosDialog hostel={hostel} onClose={() => setOpen(false)} />}
    </>
  );
}
