import { ROLES, type Role } from '../../server/accounts/accountTypes.ts';
import { type DeskTranslator, useTranslator } from '../words.ts';

/** Names the roles of a user in the order of the work. */
export function RoleNames({ roles }: { roles: Role[] }) {
  const { t } = useTranslator();
  return roleNames(roles, t);
}

export const roleNames = (roles: readonly Role[], t: DeskTranslator): string =>
  ROLES.filter((role) => roles.includes(role))
    .map((role) => t(`accounts.roles.${role}`))
    .join(', ');
