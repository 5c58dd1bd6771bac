import { useState } from 'react';
import { useLoaded } from '../useLoaded.ts';
import { useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { Problem } from './Problem.tsx';
import { useAction } from './useAction.ts';

/** Switches the setting for an office with only one person, in which nobody else reads a change before it is published. */
export function OfficeSetting() {
  const { t } = useTranslator();
  const { data, problem } = useLoaded(accountsApi.settings);
  const { problem: changeProblem, isBusy, run } = useAction();
  const [chosen, setChosen] = useState<boolean>();
  const change = (singlePersonOffice: boolean) =>
    run(async () => {
      setChosen(singlePersonOffice);
      try {
        await accountsApi.changeSettings({ singlePersonOffice });
      } catch (error) {
        setChosen(!singlePersonOffice);
        throw error;
      }
    });
  return (
    <section>
      <h3>{t('accounts.settings')}</h3>
      <Problem sentence={problem || changeProblem} />
      {data && (
        <>
          <label className="tick">
            <input
              type="checkbox"
              checked={chosen ?? data.singlePersonOffice}
              disabled={isBusy}
              aria-describedby="single-person-office"
              onChange={(event) => change(event.target.checked)}
            />
            {t('accounts.singlePersonOffice')}
          </label>
          <p id="single-person-office" className="note">
            {t('accounts.singlePersonWarning')}
          </p>
        </>
      )}
    </section>
  );
}
