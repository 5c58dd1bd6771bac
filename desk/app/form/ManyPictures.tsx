import { use, useId, useState } from 'react';
import { valueAt } from '#app/model/valueAt.ts';
import type { Part } from '../../server/forms.ts';
import { useTranslator } from '../words.ts';
import { FormContext, type Path } from './FormContext.ts';
import { keepFile, namesFor } from './files.ts';

type Picture = Record<string, unknown>;

/** Several photographs in one go, for lists whose items have a picture each. What they show is written afterwards. */
export function ManyPictures({ items, path }: { items: Part | undefined; path: Path }) {
  const { t } = useTranslator();
  const { named, value, change } = use(FormContext);
  const id = useId();
  const [notes, setNotes] = useState<string[]>([]);
  const field = Object.entries(items?.properties ?? {}).find(([, part]) => part.folder === '/pictures')?.[0];
  if (field === undefined) return null;

  const add = async (files: File[]) => {
    const pictures = [...((valueAt(value, path) as Picture[] | undefined) ?? [])];
    const said: string[] = [];
    for (const file of files) {
      const { upload, notes: ofFile } = await keepFile(file, namesFor('/pictures', named, value, ''), t);
      said.push(...ofFile.map((note) => `${file.name}: ${note}`));
      if (upload) pictures.push({ ...numbered(items, pictures), [field]: upload.path });
    }
    setNotes(said);
    change(path, pictures);
  };
  return (
    <div className="add">
      <label htmlFor={id}>{t('pickMany')}</label>
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={(event) => void add([...(event.target.files ?? [])])}
      />
      <div role="status">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}

/** Pictures of an album are numbered. */
function numbered(items: Part | undefined, pictures: Picture[]): Picture {
  if (items?.properties?.id?.shownAs !== 'number') return {};
  return { id: 1 + Math.max(0, ...pictures.map(({ id }) => Number(id) || 0)) };
}
