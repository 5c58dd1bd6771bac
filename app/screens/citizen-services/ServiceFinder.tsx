import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Suggestion, Suggestions } from '#app/components/search/Suggestions.tsx';
import { useSuggestions } from '#app/components/search/useSuggestions.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ServiceFinder.module.css';
import { ServiceSuggestion } from './ServiceSuggestion.tsx';
import type { Tile } from './ServiceTiles.tsx';

type ServiceFinderProps = { typed: string; onType: (typed: string) => void; found: Tile[] };

/** The field with its suggestions. Nothing is suggested before something is typed: the tiles below are the whole list. */
export function ServiceFinder({ typed, onType, found }: ServiceFinderProps) {
  const { t } = useTranslation('citizen-services');
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const suggested = typed.trim() ? found : [];
  const choose = (index: number) => {
    const service = suggested[index];
    if (service) navigate(pathIn(language, `/citizen/services/${service.id}`));
  };
  const { open, active, show, closeSoon, answerKey } = useSuggestions({
    count: suggested.length,
    onChoose: choose,
    onClear: () => onType(''),
  });

  const report = useRef(onType);
  useEffect(() => {
    // What was typed before React started must not be lost.
    if (field.current?.value) report.current(field.current.value);
  }, []);

  return (
    <div className={`needs-script ${styles.finder}`}>
      <label htmlFor={id}>{t('find')}</label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          show();
        }}
        onFocus={show}
        onBlur={closeSoon}
        onKeyDown={answerKey}
      />
      <Suggestions id={`${id}-list`} label={t('suggestions')} open={open}>
        {suggested.map((service, index) => (
          <Suggestion key={service.id} id={`${id}-${index}`} active={index === active} onChoose={() => choose(index)}>
            <ServiceSuggestion service={service} typed={typed} />
          </Suggestion>
        ))}
      </Suggestions>
    </div>
  );
}
