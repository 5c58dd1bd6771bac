import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a device claims. Tests change it to make false claims. */
type Claims = { origin: string; rpId: string; isUserVerified: boolean };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Creates a device that makes one real passkey (ES256, without attestation) and signs challenges with it. */
export function createSoftwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const claims: Claims = { origin, rpId: new URL(origin).hostname, isUserVerified: true };
  const encodedId = id.toString('base64url');
  const frame = { id: encodedId, rawId: encodedId, type: 'public-key', clientExtensionResults: {} };
  let counter = 0;
  const clientData = (type: string, challenge: string, { origin: from }: Claims) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = ({ rpId, isUserVerified }: Claims, credential?: Buffer) => {
    const flags = USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(++counter, 1);
    return Buffer.concat([sha256(rpId), head, ...(credential ? [credential] : [])]);
  };
  return {
    id: encodedId,
    /** Sets the counter back, as a copy of the device has it. */
    setCounter: (value: number) => {
      counter = value;
    },
    create: ({ challenge }: PublicKeyCredentialCreationOptionsJSON, lies: Partial<Claims> = {}) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
      ]);
      key.set(-2, new Uint8Array(Buffer.from(x, 'base64url'))).set(-3, new Uint8Array(Buffer.from(y, 'base64url')));
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const authData = new Uint8Array(authenticatorData({ ...claims, ...lies }, credential));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const attestationObject = Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
      const clientDataJSON = clientData('webauthn.create', challenge, { ...claims, ...lies });
      return {
        ...frame,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get: ({ challenge }: PublicKeyCredentialRequestOptionsJSON, lies: Partial<Claims> = {}) => {
      const data = authenticatorData({ ...claims, ...lies });
      const clientDataJSON = clientData('webauthn.get', challenge, { ...claims, ...lies });
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return {
        ...frame,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
