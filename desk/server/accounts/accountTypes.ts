import type { Language } from '#app/i18n/language.ts';

export const ROLES = ['contributor', 'moderator', 'publisher', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody who is signed in. `title` is the post, such as “Clerk 1”. */
export type User = { id: number; name: string; title: Record<Language, string>; roles: Role[] };

/** Somebody by post, for those who may not see names. */
export type Person = Pick<User, 'id' | 'title'>;

/** Response of `GET /api/session`. `endsAt`: when the session ends without a further request. */
export type Session = {
  user: User | null;
  /** Set in a local desk, whose only user does not sign in. */
  isAlone?: true;
  endsAt?: string;
  /** Whether the sign-on of the government is set up. */
  governmentSignOn?: boolean;
};

/** A passkey as its owner sees it. */
export type PasskeyInfo = { id: string; name: string; createdAt: string; usedAt: string | null };

/** Where a user is signed in. `isThis`: in the browser that asks. */
export type SessionInfo = { id: number; signedInAt: string; seenAt: string; isThis: boolean };

/** Response of `GET /api/account`. `credentialChanges`: what changed the ways to sign in during the last 14 days, newest first. */
export type Account = {
  user: User;
  passkeys: PasskeyInfo[];
  hasPassword: boolean;
  sessions: SessionInfo[];
  credentialChanges: AuditRow[];
};

/** Response of `POST /api/invitation/government`: where the browser signs on. */
export type SignOnAddress = { address: string };

/** How hard a new password is to guess, from 0 to 1, where 1 is enough. `problem`: why it is refused, as a key of the words. */
export type PasswordStrength = { strength: number; problem?: 'passwordLength' | 'passwordGuessable' };

/** What an authenticator app needs. `qrCode` is SVG. */
export type AuthenticatorSetup = { secret: string; address: string; qrCode: string };

/** A user as the administrator sees it. */
export type UserInfo = User & {
  disabledAt: string | null;
  lockedUntil: string | null;
  passkeys: number;
  hasPassword: boolean;
  /** Until when an unused invitation works. */
  invitedUntil: string | null;
  /** Roles that wait for a second administrator, or for a day. */
  pendingRoles: Role[];
  seenAt: string | null;
};

/** Rights that begin at `dueAt`, or when another administrator confirms them. `user`: null for the setting of a single-person office. */
export type PendingRight = { id: number; user: Person | null; roles: Role[]; requestedBy: Person; dueAt: string };

/** An invitation works once, for 48 hours. Only this response contains its address. */
export type NewInvitation = { address: string; expiresAt: string };

/** What the administrator decides. `singlePersonOffice`: whether people may approve their own changes. */
export type DeskSettings = { singlePersonOffice: boolean };

export type AuditRow = {
  id: number;
  at: string;
  user: Person | null;
  action: string;
  subject: string;
  details: Record<string, unknown>;
};

/** The body of `POST /api/users` and `PUT /api/users/:id`. */
export type UserDetails = { name: string; title: User['title']; roles: Role[] };
