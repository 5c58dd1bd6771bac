import type { WidgetProps } from '@rjsf/utils';
import { use, useEffect, useState } from 'react';
import type { Part } from '../../server/forms.ts';
import { fileAddress } from '../ask.ts';
import { useTranslator } from '../words.ts';
import { FormContext } from './FormContext.ts';
import { keepFile, namesFor, sizeOf } from './files.ts';

/** A picture or a PDF: chosen, kept among the drafts, and shown with what it weighs. */
export function FileWidget({ id, value, schema, label, onChange }: WidgetProps) {
  const { language, t } = useTranslator();
  const { named, value: entry } = use(FormContext);
  const [notes, setNotes] = useState<string[]>([]);
  const folder = (schema as Part).folder ?? '/pictures';
  const path = typeof value === 'string' ? value : undefined;

  const take = async (file: File | undefined) => {
    if (!file) return;
    const kept = await keepFile(file, namesFor(folder, named, entry, id), t);
    setNotes(kept.notes);
    if (kept.upload) onChange(kept.upload.path);
  };
  return (
    <div className="file">
      {path && folder !== '/pdfs' && <img src={fileAddress(path)} alt="" />}
      {path && folder === '/pdfs' && (
        <a href={fileAddress(path)} target="_blank" rel="noreferrer">
          {t('openFile')}
        </a>
      )}
      {path && <KeptSize path={path} />}
      <input
        id={id}
        type="file"
        aria-label={t('pickFile', { name: label })}
        aria-describedby={`${id}-help ${id}-problem`}
        accept={folder === '/pdfs' ? 'application/pdf' : 'image/jpeg,image/png,image/webp,image/avif'}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <div role="status" lang={language}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}

function KeptSize({ path }: { path: string }) {
  const { language, t } = useTranslator();
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    fetch(fileAddress(path), { method: 'HEAD' }).then(
      ({ headers }) => isCurrent && setBytes(Number(headers.get('content-length'))),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return <p className="help">{t('fileKept', { path, size: bytes > 0 ? sizeOf(bytes, language) : '…' })}</p>;
}
