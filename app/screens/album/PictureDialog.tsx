import { Dialog } from '#app/components/dialogs/Dialog.tsx';
import { Slideshow } from '#app/components/media/Slideshow.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type AlbumPicture, LargePicture } from './LargePicture.tsx';

type PictureDialogProps = { title: string; pictures: AlbumPicture[]; begin: number; onClose: () => void };

/** The pictures of an album, large, from the one that was chosen. Those far from what is shown are not fetched yet. */
export function PictureDialog({ title, pictures, begin, onClose }: PictureDialogProps) {
  const { t } = useTranslation('components');
  return (
    <Dialog title={title} onClose={onClose}>
      <Slideshow
        begin={begin}
        words={{ previous: t('previous'), next: t('next') }}
        slides={pictures.map((image) => ({
          key: image.id,
          caption: image.title,
          picture: (near) => near && <LargePicture image={image} />,
        }))}
      />
    </Dialog>
  );
}
