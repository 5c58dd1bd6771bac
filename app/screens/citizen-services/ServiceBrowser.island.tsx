import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { ServiceIcon, type ServiceIconName, UnderlinedServiceIcon } from '#app/components/media/ServiceIcon.tsx';
import { Suggestion, Suggestions, useCombobox } from '#app/components/search/Combobox.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { titleMatches, titleParts } from '#app/model/services/rules.ts';
import styles from './ServiceBrowser.module.css';

/** `titles`: title in both languages, because visitors search in either. */
type Service = { id: string; icon: ServiceIconName; title: string; titles: string[]; help: string };

/** Lists the services as tiles and filters them by the typed text. */
export function ServiceBrowser({ services }: { services: Service[] }) {
  const { t, language } = useTranslation('citizen-services');
  const [typed, setTyped] = useState('');
  const found = services.filter(({ titles }) => titleMatches(titles, typed));
  const count = found.length;
  const summary =
    count > 0 ? t('found', { count, n: formatNumber(count, language) }) : t('noneFound', { typed: typed.trim() });
  return (
    <div className="body">
      <ServiceFinder typed={typed} onType={setTyped} found={found} />
      <p role="status" className={styles.status}>
        {typed.trim() && summary}
      </p>
      {count > 0 ? (
        <ul className={styles.tiles}>
          {found.map(({ id, icon, title, help }) => (
            <li key={id} className={styles.tile}>
              <PageLink to={pageOf.services(id)} className={styles.link}>
                <UnderlinedServiceIcon name={icon} className={styles.icon} />
                <b className={styles.title}>{title}</b>
                <span className={styles.help}>{help}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      ) : (
        <button type="button" className={buttons.secondary} onClick={() => setTyped('')}>
          {t('showAll')}
        </button>
      )}
    </div>
  );
}

/** Shows suggestions only for typed text, because the tiles below list all services. */
function ServiceFinder({ typed, onType, found }: { typed: string; onType: (typed: string) => void; found: Service[] }) {
  const { t, language } = useTranslation('citizen-services');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const suggested = typed.trim() ? found : [];
  const choose = (index: number) => {
    const service = suggested[index];
    if (service) window.location.assign(pathIn(language, pageOf.services(service.id)));
  };
  const { open, active, show, closeSoon, handleKey } = useCombobox({
    count: suggested.length,
    onChoose: choose,
    onClear: () => onType(''),
  });
  /** Keeps text that was typed before hydration, and shows suggestions for it. */
  const restore = useEffectEvent((input: HTMLInputElement) => {
    if (!input.value) return;
    onType(input.value);
    if (input === document.activeElement) show();
  });
  useEffect(() => {
    if (field.current) restore(field.current);
  }, []);
  return (
    <div className={`needs-script ${styles.finder}`}>
      <label className="label" htmlFor={id}>
        {t('find')}
      </label>
      <input
        ref={field}
        id={id}
        className={`input ${styles.field}`}
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
        onKeyDown={(event) => handleKey(event.nativeEvent)}
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

function ServiceSuggestion({ service: { icon, title }, typed }: { service: Service; typed: string }) {
  return (
    <>
      <ServiceIcon name={icon} className={styles.serviceSuggestionIcon} />
      <span>
        {titleParts(title, typed).map(({ text, matches }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a title have no id but their index.
          matches ? <b key={index}>{text}</b> : text,
        )}
      </span>
    </>
  );
}
