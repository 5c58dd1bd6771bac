import { useMutation } from '@tanstack/react-query';
import { Button } from '../Button.tsx';
import { errorSentence } from '../errorSentence.ts';
import { useTranslator } from '../words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { changesApi } from './changesApi.ts';

/** Shows the page of an entry before and after the change, on request, because rendering it takes seconds. */
export function EntryPages({ change, file }: { change: number; file: string }) {
  const { language, t } = useTranslator();
  const { data, error, isPending, mutate } = useMutation({ mutationFn: () => changesApi.preview(change, file) });
  return (
    <>
      {!data && <Button label={t('changes.pages')} onClick={() => mutate()} />}
      <p role="status">
        {isPending && t('pages.making')}
        {error && errorSentence(error, language)}
      </p>
      {data && <BeforeAfter {...data} />}
    </>
  );
}
