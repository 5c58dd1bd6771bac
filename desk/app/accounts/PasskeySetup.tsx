import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { buttons } from '../buttons.ts';
import { useTranslator } from '../words.ts';
import { Field } from './Field.tsx';
import { Problem } from './Problem.tsx';
import { useAction } from './useAction.ts';

type Props = {
  begin: () => Promise<PublicKeyCredentialCreationOptionsJSON>;
  finish: (added: { response: RegistrationResponseJSON; name: string }) => Promise<void>;
};

/** Adds a passkey under a name by which its owner knows it. */
export function PasskeySetup({ begin, finish }: Props) {
  const { t } = useTranslator();
  const { problem, isBusy, run } = useAction();
  const [name, setName] = useState(t('accounts.thisComputer'));
  if (!browserSupportsWebAuthn()) return <p className="note">{t('accounts.passkeyUnsupported')}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const response = await startRegistration({ optionsJSON: await begin() });
      await finish({ response, name: name.trim() });
    });
  };
  return (
    <form onSubmit={submit}>
      <Field
        label={t('accounts.passkeyName')}
        help={t('accounts.passkeyNameHelp')}
        required
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Problem sentence={problem} />
      <button type="submit" className={buttons.primary} disabled={isBusy}>
        <KeyRound aria-hidden="true" /> {t('accounts.addPasskey')}
      </button>
      <p className="small">{t('accounts.passkeyHelp')}</p>
    </form>
  );
}
