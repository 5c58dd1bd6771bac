import { Printer } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { SelectField } from '#app/components/forms/SelectField.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PrintButton } from '#app/components/share/PrintButton.tsx';
import type { Poster as PosterData } from '#app/handouts/poster.server.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SitePath } from '#app/screens.ts';
import type { SheetSize } from './calculateCodeSide.ts';
import { loadPoster } from './loadPoster.ts';
import { Poster } from './Poster.tsx';
import styles from './PrintSheets.module.css';

type Subject = { id: string; name: string };

type PrintSheetsProps = { subjects: Subject[]; districts: { value: string; label: string }[] };

type Settings = { language: Language; size: SheetSize; district: string };

/** Lets an officer choose schemes and situations, and shows their posters to print. */
export function PrintSheets({ subjects, districts }: PrintSheetsProps) {
  const { t, language } = useTranslation(['print', 'components']);
  const [settings, setSettings] = useState<Settings>({ language, size: 'a4', district: '' });
  const [sheets, setSheets] = useState<PosterData[]>([]);
  const [problem, setProblem] = useState<'chooseFirst' | 'failed'>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).getAll('of');
    for (const box of readTickedSubjects(form.current)) if (asked.includes(box.value)) box.checked = true;
  }, []);

  const showSheets = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = readTickedSubjects(form.current).filter(({ checked }) => checked);
    setProblem(chosen.length === 0 ? 'chooseFirst' : undefined);
    try {
      setSheets(await Promise.all(chosen.map(({ value }) => loadPoster(value, settings.language))));
    } catch {
      setProblem('failed');
    }
  };
  return (
    <>
      <form ref={form} className={`${sheets.length > 0 ? 'no-print ' : ''}${styles.form}`} onSubmit={showSheets}>
        <fieldset className="needs-script">
          <legend>{t('settings')}</legend>
          <SettingFields
            settings={settings}
            districts={districts}
            onChange={(change) => setSettings((all) => ({ ...all, ...change }))}
          />
        </fieldset>
        <fieldset>
          <legend>{t('choose')}</legend>
          <p>{t('without')}</p>
          <ul role="list" className={styles.subjects}>
            {subjects.map(({ id, name }) => (
              <li key={id}>
                <input type="checkbox" className="needs-script" aria-label={name} value={id} />
                <PageLink to={`/${id}/sheet` as SitePath}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </fieldset>
        <div className={`needs-script ${styles.actions}`}>
          <button type="submit" className={buttons.primary}>
            <Printer aria-hidden="true" />
            {t('make')}
          </button>
          <p role="status">
            {problem
              ? t(problem)
              : sheets.length > 0 &&
                t('ready', { count: sheets.length, number: formatNumber(sheets.length, language) })}
          </p>
          {sheets.length > 0 && (
            <>
              <PrintButton className={buttons.primary} />
              <p>{t('advice')}</p>
            </>
          )}
        </div>
      </form>
      <section aria-label={t('sheets')} className={styles.sheets}>
        {sheets.map((poster) => (
          <Poster
            key={[poster.path, poster.language, settings.size, settings.district].join()}
            poster={poster}
            size={settings.size}
            district={settings.district}
          />
        ))}
      </section>
    </>
  );
}

/** Reads the boxes from the page, because a visitor may tick them before React starts. */
const readTickedSubjects = (form: HTMLFormElement | null) =>
  Array.from(form?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []);

type SettingFieldsProps = {
  settings: Settings;
  districts: PrintSheetsProps['districts'];
  onChange: (change: Partial<Settings>) => void;
};

function SettingFields({ settings, districts, onChange }: SettingFieldsProps) {
  const { t } = useTranslation('print');
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('language')}
        value={settings.language}
        options={[
          { value: 'mr', label: t('marathi') },
          { value: 'en', label: t('english') },
        ]}
        onChange={(language) => onChange({ language })}
      />
      <SelectField
        label={t('size')}
        value={settings.size}
        options={(['a4', 'a3', 'a5'] as const).map((size) => ({ value: size, label: t(size) }))}
        onChange={(size) => onChange({ size })}
      />
      <SelectField
        label={t('district')}
        value={settings.district}
        options={[{ value: '', label: t('noDistrict') }, ...districts]}
        onChange={(district) => onChange({ district })}
      />
    </div>
  );
}
