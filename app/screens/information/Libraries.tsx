import { Expandable } from '#app/components/text/Expandable.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Package, Packages } from '#app/model/credits/packages.server.ts';
import styles from './Libraries.module.css';

/** What the site is made of, with versions and licences: the libraries open, what stands behind them folded. */
export function Libraries({ packages: { runs, needed, tools } }: { packages: Packages }) {
  const { t } = useTranslation('information');
  return (
    <LabelledSection title={t('libraries.title')}>
      <p>{t('libraries.text')}</p>
      <PackageList packages={runs} />
      <Folded title={t('libraries.needed')} packages={needed} />
      <Folded title={t('libraries.tools')} packages={tools} />
    </LabelledSection>
  );
}

function Folded({ title, packages }: { title: string; packages: Package[] }) {
  const language = useLanguage();
  return (
    <Expandable label={`${title} (${formatNumber(packages.length, language)})`}>
      <PackageList packages={packages} />
    </Expandable>
  );
}

/** Names, versions and licences are what their makers wrote, in Latin letters, on a page of either language. */
function PackageList({ packages }: { packages: Package[] }) {
  return (
    <ul className={styles.packages} lang="en">
      {packages.map(({ name, version, licence }) => (
        <li key={`${name} ${version}`}>{`${name} ${version}, ${licence}`}</li>
      ))}
    </ul>
  );
}
