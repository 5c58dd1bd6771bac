import { Images } from 'lucide-react';
import type { FormEvent } from 'react';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HostelOfList } from '#app/model/institutions/lists.server.ts';
import styles from './ListTable.module.css';

type PhotosButtonProps = { hostel: HostelOfList; onOpen: () => void };

/** Opens the photos over the page. Before and without script it leads to the hostel's page, which has them too. */
export function PhotosButton({ hostel, onOpen }: PhotosButtonProps) {
  const { t } = useTranslation('institutions');
  const page = pathIn(useLanguage(), '/hostels/governmenthostels/hostelpdf');
  const open = (event: FormEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <form action={`${page}#${hostel.name}`} onSubmit={open}>
      <input type="hidden" name="hostel" value={hostel.name} />
      <button type="submit" className={styles.action}>
        <Images aria-hidden="true" />
        <span className={styles.word}>{t('photos')}</span>
        <span className="sr">: {hostel.label}</span>
      </button>
    </form>
  );
}
