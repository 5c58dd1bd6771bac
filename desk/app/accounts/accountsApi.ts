import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type {
  Account,
  AuditRow,
  AuthenticatorSetup,
  DeskSettings,
  NewInvitation,
  PasswordStrength,
  PendingRight,
  Session,
  SignOnAddress,
  User,
  UserDetails,
  UserInfo,
} from '../../server/accounts/accountTypes.ts';
import { address, request } from '../api.ts';

type CreationOptions = PublicKeyCredentialCreationOptionsJSON;

/** A sign-in with a password. `code`: six digits of the authenticator app. */
type PasswordSignIn = { name: string; password: string; code: string };

/** Requests about accounts. They throw as those of `api` do. */
export const accountsApi = {
  passkeySignInOptions: () =>
    request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/passkey/options', {}),
  signInWithPasskey: (response: AuthenticationResponseJSON) =>
    request<Session>('POST', '/api/sign-in/passkey', { response }),
  signInWithPassword: (entered: PasswordSignIn) => request<Session>('POST', '/api/sign-in/password', entered),
  keepSession: () => request<Session>('POST', '/api/session/keep', {}),

  invitation: (token: string) => request<{ user: Omit<User, 'id'> }>('POST', '/api/invitation', { token }),
  invitationPasskeyOptions: (token: string) =>
    request<CreationOptions>('POST', '/api/invitation/passkey/options', { token }),
  acceptWithPasskey: (accepted: { token: string; response: RegistrationResponseJSON; name: string }) =>
    request<Session>('POST', '/api/invitation/passkey', accepted),
  invitationAuthenticator: (token: string) =>
    request<AuthenticatorSetup>('POST', '/api/invitation/password/begin', { token }),
  invitationPasswordStrength: (token: string, password: string) =>
    request<PasswordStrength>('POST', '/api/invitation/password/strength', { token, password }),
  acceptWithPassword: (accepted: { token: string; password: string; code: string }) =>
    request<Session>('POST', '/api/invitation/password', accepted),
  invitationSignOn: (token: string) => request<SignOnAddress>('POST', '/api/invitation/government', { token }),

  account: () => request<Account>('GET', '/api/account'),
  passkeyOptions: () => request<CreationOptions>('POST', '/api/account/passkeys/options', {}),
  addPasskey: (added: { response: RegistrationResponseJSON; name: string }) =>
    request<unknown>('POST', '/api/account/passkeys', added),
  endSessions: (id?: number) => request<unknown>('POST', '/api/account/sessions/end', { id }),
  removePasskey: (id: string) => request<unknown>('POST', '/api/account/passkeys/remove', { id }),
  authenticator: () => request<AuthenticatorSetup>('POST', '/api/account/password/begin', {}),
  passwordStrength: (password: string) =>
    request<PasswordStrength>('POST', '/api/account/password/strength', { password }),
  setPassword: (chosen: { password: string; code: string }) =>
    request<unknown>('POST', '/api/account/password', chosen),

  users: () => request<{ users: UserInfo[] }>('GET', '/api/users'),
  addUser: (details: UserDetails) =>
    request<{ user: UserInfo; invitation: NewInvitation }>('POST', '/api/users', details),
  changeUser: (id: number, details: Omit<UserDetails, 'name'> & { disabled: boolean }) =>
    request<unknown>('PUT', `/api/users/${id}`, details),
  inviteAgain: (id: number) => request<NewInvitation>('POST', `/api/users/${id}/invitation`, {}),
  unlock: (id: number) => request<unknown>('POST', `/api/users/${id}/unlock`, {}),
  pendingRights: () => request<{ rights: PendingRight[] }>('GET', '/api/rights'),
  confirmRight: (id: number) => request<unknown>('POST', `/api/rights/${id}/confirm`, {}),
  cancelRight: (id: number) => request<unknown>('POST', `/api/rights/${id}/cancel`, {}),
  settings: () => request<DeskSettings>('GET', '/api/settings'),
  changeSettings: (settings: DeskSettings) => request<DeskSettings>('PUT', '/api/settings', settings),
  audit: (before?: number) =>
    request<{ rows: AuditRow[] }>(
      'GET',
      before === undefined ? '/api/audit' : address('/api/audit', { before: String(before) }),
    ),
};
