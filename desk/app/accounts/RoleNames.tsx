import { ROLES, type Role } from '../../server/accounts/accountTypes.ts';
import { useTranslator } from '../words.ts';

/** Names the roles of a user in the order of the work. */
export function RoleNames({ roles }: { roles: Role[] }) {
  const { t } = useTranslator();
  return ROLES.filter((role) => roles.includes(role))
    .map((role) => t(`accounts.roles.${role}`))
    .join(' · ');
}
