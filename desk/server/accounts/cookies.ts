import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

const isSecure = (origin: string) => origin.startsWith('https:');

/** Prefixes the name of a cookie with `__Host-` on https, so that no other host of the domain can set it. */
export const cookieName = (origin: string, name: string) => (isSecure(origin) ? `__Host-${name}` : name);

export const sessionCookie = (origin: string) => cookieName(origin, 'desk');

/** Returns the attributes of all cookies of the desk. Without an age they end with the browser. */
export const cookieOptions = (origin: string): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  secure: isSecure(origin),
  sameSite: 'strict',
});

/** Returns a cookie of a request. A cookie without text counts as missing. */
export const readCookie = ({ cookies }: FastifyRequest, name: string) => cookies[name] || undefined;
