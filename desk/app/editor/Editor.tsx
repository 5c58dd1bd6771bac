import { useEffect, useState } from 'react';
import type { Part } from '../../server/forms.ts';
import { ask, type OpenEntry } from '../ask.ts';
import type { NamedPlace } from '../useOpenEntry.ts';
import { useTranslator } from '../words.ts';
import { OpenEditor } from './OpenEditor.tsx';

type Props = { named: NamedPlace; previewUrl: string; onSaved: (isPublic: boolean) => void };

/** Fetches an entry and the form of its collection, then lets it be edited. */
export function Editor({ named, previewUrl, onSaved }: Props) {
  const { language, t } = useTranslator();
  const [opened, setOpened] = useState<{ form: Part; stored: OpenEntry }>();
  const [reason, setReason] = useState<string>();
  const { collection, entry, path } = named;
  useEffect(() => {
    let isCurrent = true;
    Promise.all([ask.form(collection, language), ask.entry({ collection, entry })]).then(
      ([form, stored]) => isCurrent && setOpened({ form, stored }),
      (error: unknown) => isCurrent && setReason(String(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [collection, entry, language]);
  if (reason !== undefined) return <p role="alert">{t('gone', { reason })}</p>;
  if (!opened) return null;
  return <OpenEditor named={{ collection, entry }} path={path} previewUrl={previewUrl} onSaved={onSaved} {...opened} />;
}
