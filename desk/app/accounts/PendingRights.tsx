import type { PendingRight } from '../../server/accounts/accountTypes.ts';
import { Button } from '../Button.tsx';
import { formatMoment } from '../formatMoment.ts';
import { useSession } from '../shell/SessionContext.ts';
import { useLoaded } from '../useLoaded.ts';
import { useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { Problem } from './Problem.tsx';
import { roleNames } from './RoleNames.tsx';
import { useAction } from './useAction.ts';

type Props = { heading: 'h2' | 'h3'; rights: PendingRight[]; onChanged: () => Promise<void> };

/** Says to everybody which rights begin soon. */
export function LoadedPendingRights() {
  const { data, reload } = useLoaded(['pendingRights'], accountsApi.pendingRights);
  return data && <PendingRights heading="h2" rights={data.rights} onChanged={reload} />;
}

/** Lists the rights that begin soon. Administrators can cancel them, and confirm those that others asked for. */
export function PendingRights({ heading: Heading, rights, onChanged }: Props) {
  const { t } = useTranslator();
  const { user } = useSession();
  const { problem, isBusy, run } = useAction();
  if (rights.length === 0) return null;
  const isAdministrator = user?.roles.includes('administrator') ?? false;
  const send = (request: Promise<unknown>) =>
    run(async () => {
      await request;
      await onChanged();
    });
  return (
    <section className="note" aria-labelledby="pending-rights">
      <Heading id="pending-rights">{t('accounts.rights.title')}</Heading>
      <Problem sentence={problem} />
      <ul>
        {rights.map((right) => (
          <li key={right.id}>
            <RightSentence right={right} />{' '}
            {isAdministrator && right.requestedBy.id !== user?.id && right.user?.id !== user?.id && (
              <Button
                label={t('accounts.rights.confirm')}
                disabled={isBusy}
                onClick={() => send(accountsApi.confirmRight(right.id))}
              />
            )}
            {isAdministrator && (
              <Button
                label={t('accounts.rights.cancel')}
                disabled={isBusy}
                onClick={() => send(accountsApi.cancelRight(right.id))}
              />
            )}
          </li>
        ))}
      </ul>
      <p>{t('accounts.rights.help')}</p>
    </section>
  );
}

function RightSentence({ right: { user, roles, requestedBy, dueAt } }: { right: PendingRight }) {
  const { language, t } = useTranslator();
  const about = { by: requestedBy.title[language], due: formatMoment(dueAt, language) };
  if (user === null) return t('accounts.rights.office', about);
  return t('accounts.rights.roles', { ...about, who: user.title[language], roles: roleNames(roles, t) });
}
