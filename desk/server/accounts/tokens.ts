import { createHash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes as base64url text. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Returns the SHA-256 of a token. The database holds only this, so that a copy of the database opens no session. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
