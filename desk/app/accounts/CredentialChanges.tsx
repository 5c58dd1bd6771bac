import type { AuditRow } from '../../server/accounts/accountTypes.ts';
import { formatMoment } from '../formatMoment.ts';
import { useLoaded } from '../useLoaded.ts';
import { findWord, useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';

type Props = { changes: Omit<AuditRow, 'details'>[]; heading: 'h2' | 'h3' };

/** Says how the ways to sign in to the own account changed lately and by whom, because the desk sends no messages. */
export function CredentialChanges({ changes, heading: Heading }: Props) {
  const { language, t } = useTranslator();
  if (changes.length === 0) return null;
  return (
    <section className="note" aria-labelledby="credential-changes">
      <Heading id="credential-changes">{t('accounts.credentialChanges')}</Heading>
      <ul>
        {changes.map(({ id, at, action, user }) => (
          <li key={id}>
            <time dateTime={at}>{formatMoment(at, language)}</time>:{' '}
            {findWord(language, `accounts.credentialChange.${action}`)} ({user?.title[language] ?? t('accounts.nobody')}
            )
          </li>
        ))}
      </ul>
      <p>{t('accounts.wasItNotYou')}</p>
    </section>
  );
}

/** Loads and shows these changes for the user who is signed in. */
export function OwnCredentialChanges() {
  const { data } = useLoaded(['account'], accountsApi.account);
  return data ? <CredentialChanges heading="h2" changes={data.credentialChanges} /> : null;
}
