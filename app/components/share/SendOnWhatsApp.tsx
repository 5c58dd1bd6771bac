import { MessageCircle } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ExternalLink } from '../links/ExternalLink.tsx';

export function SendOnWhatsApp({ message }: { message: string }) {
  const { t } = useTranslation('components');
  return (
    <ExternalLink href={`https://wa.me/?text=${encodeURIComponent(message)}`} withoutIcon>
      <MessageCircle aria-hidden="true" />
      {t('sendOnWhatsApp')}
    </ExternalLink>
  );
}
