import { PREFERENCE_KEYS, readPreference } from '#app/components/preferences/preferences.ts';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { BackToSchemes } from './BackToSchemes.tsx';
import styles from './SchemeActions.module.css';
import type { SchemePage } from './schemePage.server.ts';
import { shareLines } from './shareLines.ts';

export function SchemeActions({ scheme }: { scheme: SchemePage }) {
  const words = { scheme: useTranslation('scheme').t, schemes: useTranslation('schemes').t };
  const language = useLanguage();
  const lines = () => {
    const known = scheme.places.flatMap(({ offices }) => offices.map(({ locationId }) => locationId));
    return shareLines({ scheme, district: readPreference(PREFERENCE_KEYS.district, known) ?? '', words, language });
  };
  return (
    <div className={styles.actions}>
      <PageActions
        title={scheme.title}
        actions={['listen', 'share', 'print']}
        lines={lines}
        minutes={scheme.minutes}
        sheet={`/scheme/${scheme.id}/sheet`}
      />
      <BackToSchemes />
    </div>
  );
}
