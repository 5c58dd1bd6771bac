import { TickBox } from '#app/components/forms/TickBox.tsx';
import type { DeskSettings } from '../../server/accounts/accountTypes.ts';
import { useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { Problem } from './Problem.tsx';
import { useAction } from './useAction.ts';

/** `isWaiting`: the setting was switched on, but has not begun yet. */
type Props = { settings: DeskSettings; isWaiting: boolean; onChanged: () => Promise<void> };

/** Switches the setting for an office with only one person, in which nobody else reads a change before it is published. */
export function OfficeSetting({ settings, isWaiting, onChanged }: Props) {
  const { t } = useTranslator();
  const { problem, isBusy, run } = useAction();
  const change = (singlePersonOffice: boolean) =>
    run(async () => {
      await accountsApi.changeSettings({ singlePersonOffice });
      await onChanged();
    });
  return (
    <section>
      <h3>{t('accounts.settings')}</h3>
      <Problem sentence={problem} />
      <TickBox
        checked={settings.singlePersonOffice}
        disabled={isBusy}
        aria-describedby="single-person-office"
        onChange={(event) => change(event.target.checked)}
      >
        {t('accounts.singlePersonOffice')}
      </TickBox>
      <p role="status">{isWaiting && t('accounts.rights.officeWaits')}</p>
      <p id="single-person-office" className="note">
        {t('accounts.singlePersonWarning')}
      </p>
      <p className="small">{t('accounts.rights.help')}</p>
    </section>
  );
}
