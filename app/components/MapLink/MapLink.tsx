import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import buttons from '../buttons/buttons.module.css';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { mapAddress } from './mapAddress.ts';

type MapLinkProps = { place: string; of: string };

/** Opens the place on a map, in a new tab. `of`: what is at the place, read out. */
export function MapLink({ place, of }: MapLinkProps) {
  const { t } = useTranslation('components');
  return (
    <ExternalLink className={buttons.secondary} href={mapAddress(place)} plain>
      <MapPin aria-hidden="true" />
      {t('map')}
      <span className="sr">: {of}</span>
    </ExternalLink>
  );
}
