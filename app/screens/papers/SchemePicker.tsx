import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import buttons from '#app/components/buttons.module.css';
import { useHydrated } from '#app/components/hooks/useHydrated.ts';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { PaperCategory } from '#app/model/schemes/papers.server.ts';
import type { PaperScheme } from '#app/model/schemes/papers.ts';
import { SchemeChoices } from './SchemeChoices.tsx';
import styles from './SchemePicker.module.css';

type SchemePickerProps = {
  categories: PaperCategory[];
  picked: PaperScheme[];
  onPick: (id: string, wanted: boolean) => void;
};

/** The schemes picked, and folded below them all there are. What can be picked is not in the finished page: it needs script. */
export function SchemePicker({ categories, picked, onPick }: SchemePickerProps) {
  const { t } = useTranslation('papers');
  const taken = useHydrated();
  const summary = useRef<HTMLElement>(null);
  const before = useRef(picked.length);
  // The button that removed a scheme, or cleared the list, has gone with it.
  useEffect(() => {
    if (picked.length < before.current && document.activeElement === document.body) summary.current?.focus();
    before.current = picked.length;
  }, [picked.length]);
  return (
    <section className={`needs-script ${styles.picker}`} data-picked={picked.length > 0} aria-labelledby="picked">
      <h2 id="picked">{t('schemes')}</h2>
      {picked.length > 0 ? (
        <ul className={styles.picked}>
          {picked.map(({ id, title }) => (
            <li key={id}>
              <PageLink to={`/scheme/${id}`}>{title}</PageLink>
              <button
                type="button"
                className={`no-print ${buttons.icon}`}
                aria-label={t('remove', { scheme: title })}
                onClick={() => onPick(id, false)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="no-print">{t('pickFirst')}</p>
      )}
      <details className={`no-print ${styles.fold}`}>
        <summary ref={summary} className={buttons.secondary}>
          {t('choose')}
          <ChevronDown aria-hidden="true" />
        </summary>
        {taken && <SchemeChoices categories={categories} picked={picked} onPick={onPick} />}
      </details>
    </section>
  );
}
