import { MapPin } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import buttons from '../buttons.module.css';
import { ExternalLink } from './ExternalLink.tsx';
import fileLink from './FileLink.module.css';

/** Opens a place on a map in a new tab. `of`: name of the place. `inRow`: styles it as a link instead of a button. */
export function MapLink({ place, of, inRow = false }: { place: string; of: string; inRow?: boolean }) {
  const { t } = useTranslation('components');
  return (
    <ExternalLink className={inRow ? fileLink.link : buttons.secondary} href={mapAddress(place)} withoutIcon>
      <MapPin aria-hidden="true" />
      {t(inRow ? 'openMap' : 'map')}
      <span className="sr">: {of}</span>
    </ExternalLink>
  );
}
