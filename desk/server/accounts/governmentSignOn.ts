import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';

/** Where the government signs people on with OpenID Connect. `nameClaim`: the claim that the audit log keeps when an account is linked. */
export type GovernmentSignOnSettings = { issuer: string; clientId: string; clientSecret: string; nameClaim?: string };

/** An account of the government sign-on. */
export type Identity = { issuer: string; subject: string; name?: string };

/** What the second step of a sign-on checks. */
export type SignOnChecks = { expectedState: string; expectedNonce: string; pkceCodeVerifier: string };

/** Bounds what the audit log, of which nothing can be deleted, keeps of a name. */
const LONGEST_NAME = 100;

export const ANSWER_PATH = '/api/sign-in/government/answer';

/** Creates the sign-on: authorization code with PKCE, state and nonce. Both functions throw if the issuer does not respond or refuses. */
export function createGovernmentSignOn(settings: GovernmentSignOnSettings, origin: string) {
  let configured: Promise<Configuration> | undefined;
  const configuration = () => {
    configured ??= discover(settings).catch((error: unknown) => {
      // Asks again next time, because the issuer may only be down for now.
      configured = undefined;
      throw error;
    });
    return configured;
  };
  return {
    /** Returns the address at which the browser signs on. */
    begin: async (): Promise<{ address: string; checks: SignOnChecks }> => {
      const checks = {
        expectedState: randomState(),
        expectedNonce: randomNonce(),
        pkceCodeVerifier: randomPKCECodeVerifier(),
      };
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: `${origin}${ANSWER_PATH}`,
        scope: settings.nameClaim === undefined ? 'openid' : 'openid profile',
        state: checks.expectedState,
        nonce: checks.expectedNonce,
        code_challenge: await calculatePKCECodeChallenge(checks.pkceCodeVerifier),
        code_challenge_method: 'S256',
        // Asks the person again, because whoever finds a computer open is signed on there already.
        prompt: 'login',
      });
      return { address: address.href, checks };
    },
    /** Returns who signed on. `url`: path and query of the answer. */
    finish: async (url: string, checks: SignOnChecks): Promise<Identity> => {
      const tokens = await authorizationCodeGrant(await configuration(), new URL(`${origin}${url}`), {
        ...checks,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The government sign-on sent no ID token.');
      const name = settings.nameClaim === undefined ? undefined : claims[settings.nameClaim];
      return {
        issuer: claims.iss,
        subject: claims.sub,
        ...(typeof name === 'string' && { name: [...name].slice(0, LONGEST_NAME).join('') }),
      };
    },
  };
}

function discover({ issuer, clientId, clientSecret }: GovernmentSignOnSettings): Promise<Configuration> {
  const server = new URL(issuer);
  const isLocal = server.protocol === 'http:' && server.hostname === '127.0.0.1';
  return discovery(server, clientId, clientSecret, undefined, {
    timeout: 10,
    // Checks signatures too, so that an identity does not depend on the connection alone.
    execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
  });
}
