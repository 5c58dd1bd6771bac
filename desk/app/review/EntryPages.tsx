import { useState } from 'react';
import type { PreviewAddresses } from '../../server/pages/pageTypes.ts';
import { Button } from '../Button.tsx';
import { errorSentence } from '../errorSentence.ts';
import { useTranslator } from '../words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { changesApi } from './changesApi.ts';

/** Shows the page of an entry before and after the change, on request, because rendering it takes seconds. */
export function EntryPages({ change, file }: { change: number; file: string }) {
  const { language, t } = useTranslator();
  const [addresses, setAddresses] = useState<PreviewAddresses>();
  const [message, setMessage] = useState('');
  const open = () => {
    setMessage(t('pages.making'));
    changesApi.preview(change, file).then(
      (found) => {
        setAddresses(found);
        setMessage('');
      },
      (error: unknown) => setMessage(errorSentence(error, language)),
    );
  };
  return (
    <>
      {!addresses && <Button label={t('changes.pages')} onClick={open} />}
      <p role="status">{message}</p>
      {addresses && <BeforeAfter {...addresses} />}
    </>
  );
}
