import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SHEET_COLLECTIONS } from '#app/model/sheetCollections.ts';
import type { SheetImport } from '../../server/spreadsheets/sheetTypes.ts';
import { address, request } from '../api.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import dialogs from '../dialogs.module.css';
import { useTranslator } from '../words.ts';
import { SheetChanges } from './SheetChanges.tsx';
import styles from './Spreadsheet.module.css';
import { sheetErrorSentence } from './sheetErrorSentence.ts';

export const hasSheet = (collection: string): boolean => SHEET_COLLECTIONS.some((known) => known === collection);

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads a collection as a spreadsheet, and brings an edited one in after showing what it changes. The dialog is outside the list, whose styles would apply. */
export function Spreadsheet({ collection }: { collection: string }) {
  const { language, t } = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  const [file, setFile] = useState<File>();
  const {
    data: result,
    error,
    mutate: send,
  } = useMutation({
    mutationFn: ({ sheet, state }: { sheet: File; state?: string }) => {
      const query = { language, ...(state !== undefined && { state }) };
      return request<SheetImport>('POST', address(`/api/spreadsheets/${collection}`, query), sheet);
    },
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Allows the same file to be chosen again after it was corrected.
    target.value = '';
    if (!chosen) return;
    setFile(chosen);
    dialog.current?.showModal();
    send({ sheet: chosen });
  };
  const canKeep = result && !result.saved && result.problems.length === 0 && result.entries.length > 0;
  return (
    <details>
      <summary>{t('spreadsheets.title')}</summary>
      <p className="small">{t('spreadsheets.help')}</p>
      <div className="row">
        <a className={buttons.plain} href={`/api/spreadsheets/${collection}`} download>
          {t('spreadsheets.download')}
        </a>
        <label className={`${buttons.plain} ${styles.file}`}>
          {t('spreadsheets.bringIn')}
          <input className="sr" type="file" accept={XLSX} onChange={choose} />
        </label>
      </div>
      {createPortal(
        <dialog ref={dialog} className={`${dialogs.large} ${styles.import}`} aria-label={t('spreadsheets.title')}>
          <h2>
            {t('spreadsheets.title')}: {file?.name}
          </h2>
          <p role="status">{!result && !error && t('spreadsheets.reading')}</p>
          <p role="alert">{error && sheetErrorSentence(error, language)}</p>
          {result?.saved && (
            <p role="status" className="good">
              {t('spreadsheets.keptDrafts')}
            </p>
          )}
          {result && <SheetChanges result={result} onOpen={() => dialog.current?.close()} />}
          <div className="row">
            {canKeep && file && (
              <Button
                className={buttons.primary}
                label={t('spreadsheets.keepDrafts')}
                onClick={() => send({ sheet: file, state: result.state })}
              />
            )}
            <Button label={t('spreadsheets.back')} onClick={() => dialog.current?.close()} />
          </div>
        </dialog>,
        document.body,
      )}
    </details>
  );
}
