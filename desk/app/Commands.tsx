import { useMutation } from '@tanstack/react-query';
import { api } from './api.ts';
import { Button } from './Button.tsx';
import styles from './Commands.module.css';
import { errorSentence } from './errorSentence.ts';
import { ProblemLinks } from './ProblemLinks.tsx';
import { useTranslator } from './words.ts';

/** Checks all content on request. Stands in the menu of the user, or on the start page of somebody alone, who has no menu. */
export function Commands() {
  const { language, t } = useTranslator();
  const { data, error, isPending, mutate } = useMutation({ mutationFn: () => api.checkAll(language) });
  const count = data?.problems.length;
  return (
    <div className={`cluster ${styles.commands}`}>
      <Button label={t('check')} disabled={isPending} onClick={() => mutate()} />
      <p role="status">
        {isPending && t('checking')}
        {error && errorSentence(error, language)}
        {count !== undefined && (count === 0 ? t('checkGood') : t('checkFound', { count }))}
      </p>
      <ProblemLinks problems={data?.problems ?? []} />
    </div>
  );
}
