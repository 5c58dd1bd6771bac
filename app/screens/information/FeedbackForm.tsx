import buttons from '#app/components/buttons.module.css';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** The department's own form, where it has one. It stands elsewhere: this site takes nothing in. */
export function FeedbackForm({ address }: { address: string }) {
  const { t } = useTranslation('information');
  return (
    <LabelledSection title={t('form.title')}>
      <p>{t('form.text', { host: new URL(address).host })}</p>
      <p>
        <ExternalLink href={address} className={buttons.primary}>
          {t('form.open')}
        </ExternalLink>
      </p>
    </LabelledSection>
  );
}
