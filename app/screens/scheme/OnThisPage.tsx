import { useTranslation } from 'react-i18next';
import styles from './OnThisPage.module.css';
import type { SchemePage } from './schemePage.server.ts';
import { PARTS, sectionId } from './sections.ts';

type OnThisPageProps = { sections: NonNullable<SchemePage['sections']> };

export function OnThisPage({ sections }: OnThisPageProps) {
  const { t } = useTranslation('scheme');
  const parts = [
    ...PARTS.map((id) => ({ id: id as string, title: t(`parts.${id}`) })),
    ...sections.map(({ name }, index) => ({ id: sectionId(index), title: t(`sections.${name}`) })),
  ];
  return (
    <nav className={styles.contents} aria-labelledby="on-this-page">
      <b id="on-this-page">{t('onThisPage')}</b>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
