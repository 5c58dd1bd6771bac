import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './TextButton.module.css';

export function BackButton() {
  const { t } = useTranslation('eligibility');
  const navigate = useNavigate();
  return (
    <button type="button" className={`no-print ${buttons.onward} ${styles.text}`} onClick={() => navigate(-1)}>
      <ArrowLeft aria-hidden="true" />
      {t('back')}
    </button>
  );
}
