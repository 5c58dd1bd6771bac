import { WebAuthnError } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { Language } from '#app/i18n/language.ts';
import { errorSentence } from '../errorSentence.ts';
import { translatorIn, useTranslator } from '../words.ts';

/** Runs the actions of a form, one at a time. `problem`: the sentence for the last failure, or empty. */
export function useAction() {
  const { language } = useTranslator();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const run = async (action: () => Promise<void>) => {
    setIsBusy(true);
    setProblem('');
    try {
      await action();
    } catch (error) {
      setProblem(accountProblem(error, language));
    }
    setIsBusy(false);
  };
  return { problem, isBusy, run };
}

/** Returns the sentence for a failed request, or for a passkey that the browser did not give. */
export function accountProblem(error: unknown, language: Language): string {
  const t = translatorIn(language);
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return t('accounts.passkeyKnown');
  // Browsers report a person who cancels and a time limit in the same way.
  if (error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name)) return t('accounts.passkeyNotGiven');
  if (error instanceof WebAuthnError || error instanceof DOMException) return t('accounts.passkeyFailed');
  return errorSentence(error, language);
}
