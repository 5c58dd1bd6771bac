import { useState } from 'react';
import { LoadError, useLazyComponent } from '#app/components/dialogs/useLazyComponent.tsx';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { PrintButton } from '#app/components/share/PrintButton.tsx';
import { retryableImport } from '#app/retryableImport.ts';
import { useFinder } from '../FinderContext.ts';

const loadQr = retryableImport(() => import('./ResultQr.tsx'));

export type SendResultProps = { withAnswers: boolean; onWithAnswers: (withAnswers: boolean) => void };

/** Shows two rows of the dialog that sends the result: print it, or show it as a QR code. */
export function SendResult({ withAnswers, onWithAnswers }: SendResultProps) {
  const { t, context } = useFinder().text;
  const [withCode, setWithCode] = useState(false);
  const { Component: Code, failed, open } = useLazyComponent(loadQr, 'ResultQr');
  return (
    <>
      <PrintButton />
      <TickBox checked={withAnswers} onChange={({ target }) => onWithAnswers(target.checked)}>
        {t('results.addAnswers', context)}
      </TickBox>
      <TickBox
        checked={withCode && !failed}
        onChange={({ target }) => {
          setWithCode(target.checked);
          if (target.checked) open();
        }}
      >
        {t('results.addQr')}
      </TickBox>
      <LoadError failed={failed} />
      {withCode && Code && <Code />}
    </>
  );
}
