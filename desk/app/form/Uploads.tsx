import type { WidgetProps } from '@rjsf/utils';
import { use, useId, useState } from 'react';
import { formatFileSize } from '#app/i18n/format/numbers.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { valueAt } from '#app/model/valueAt.ts';
import type { FormSchema } from '../../server/forms.ts';
import { fileAddress } from '../api.ts';
import { useFileSize } from '../useFileSize.ts';
import { useTranslator } from '../words.ts';
import { describedBy, useIsInvalid } from './FieldGroup.tsx';
import { FormContext } from './FormContext.ts';
import fields from './fields.module.css';
import { uploadFile, uploadName } from './files.ts';

const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Types of files by folder; all other folders contain pictures. */
const TYPES: Record<string, string | undefined> = {
  '/pdfs': 'application/pdf',
  '/audio': 'audio/ogg,audio/mpeg,.opus',
};

/** Uploads a picture, a PDF or a recording, and shows the current file with its size. */
export function FileWidget({ id, value, schema, label, onChange }: WidgetProps) {
  const { language, t } = useTranslator();
  const { entryKey, value: entry } = use(FormContext);
  const [notes, setNotes] = useState<string[]>([]);
  const folder = (schema as FormSchema).folder ?? '/pictures';
  const path = typeof value === 'string' ? value : undefined;

  const upload = async (file: File | undefined) => {
    if (!file) return;
    const result = await uploadFile(file, uploadName(folder, entryKey, entry, id), language);
    setNotes(result.notes);
    if (result.upload) onChange(result.upload.path);
  };
  return (
    <div className={fields.file}>
      {path && <FilePreview path={path} folder={folder} />}
      {path && <FileSize path={path} />}
      <input
        id={id}
        className="input"
        type="file"
        aria-label={t('pickFile', { name: label })}
        aria-describedby={describedBy(id)}
        aria-invalid={useIsInvalid(id)}
        accept={TYPES[folder] ?? PICTURE_TYPES}
        onChange={(event) => void upload(event.target.files?.[0])}
      />
      <Notes notes={notes} />
    </div>
  );
}

function FilePreview({ path, folder }: { path: string; folder: string }) {
  const { t } = useTranslator();
  if (folder === '/pdfs')
    return (
      <a href={fileAddress(path)} target="_blank" rel="noreferrer">
        {t('openFile')}
      </a>
    );
  if (folder === '/audio')
    // biome-ignore lint/a11y/useMediaCaption: the text of the page says the same.
    return <audio src={fileAddress(path)} controls preload="none" />;
  return <img src={fileAddress(path)} alt="" />;
}

function FileSize({ path }: { path: string }) {
  const { language, t } = useTranslator();
  const bytes = useFileSize(path);
  return <p className="small">{t('fileKept', { path, size: bytes ? formatFileSize(bytes, language) : '…' })}</p>;
}

const Notes = ({ notes }: { notes: string[] }) => (
  <div role="status">
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </div>
);

type Picture = Record<string, unknown>;

/** Adds several photographs at once to a list of pictures. Assigns the next numbers to numbered items. */
export function PictureUpload({ items, path }: { items: FormSchema | undefined; path: Path }) {
  const { language, t } = useTranslator();
  const { entryKey, value, change } = use(FormContext);
  const id = useId();
  const [notes, setNotes] = useState<string[]>([]);
  const field = Object.entries(items?.properties ?? {}).find(([, part]) => part.folder === '/pictures')?.[0];
  if (field === undefined) return null;
  const areNumbered = items?.properties?.id?.control === 'number';

  const add = async (files: File[]) => {
    const pictures = [...((valueAt(value, path) as Picture[] | undefined) ?? [])];
    const results: string[] = [];
    for (const file of files) {
      const { upload, notes: fileNotes } = await uploadFile(
        file,
        uploadName('/pictures', entryKey, value, ''),
        language,
      );
      results.push(...fileNotes.map((note) => `${file.name}: ${note}`));
      const number = 1 + Math.max(0, ...pictures.map((picture) => Number(picture.id) || 0));
      if (upload) pictures.push({ ...(areNumbered && { id: number }), [field]: upload.path });
    }
    setNotes(results);
    change(path, pictures);
  };
  return (
    <div className="fields">
      <label htmlFor={id}>{t('pickMany')}</label>
      <input
        id={id}
        className="input"
        type="file"
        multiple
        accept={PICTURE_TYPES}
        onChange={(event) => void add([...(event.target.files ?? [])])}
      />
      <Notes notes={notes} />
    </div>
  );
}
