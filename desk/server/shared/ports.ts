import { z } from 'zod';
import { UserError } from '#content-check/UserError.ts';

/** The port of a desk on 127.0.0.1; the previews use the next one. */
export const portSchema = z.int().min(1024).max(65534).default(4100);

export const PORT_RULE: [english: string, marathi: string] = [
  'must be a whole number from 1024 to 65534.',
  'येथे 1024 ते 65534 मधील पूर्ण संख्या लिहा.',
];

/** Reads the port of the command line of a local desk. Throws a UserError unless it is a port that the desk can use. */
export function parsePort(text: string | undefined): number {
  const { data } = portSchema.safeParse(text === undefined ? undefined : Number(text));
  if (data === undefined) throw new UserError(`“--port” ${PORT_RULE[0]}`, `“--port” ${PORT_RULE[1]}`);
  return data;
}

/** Returns the sentence for a port that another program uses; any other error as it is. */
export function describePortError(error: unknown, port: number): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return error;
  const ports = { english: `${port} or ${port + 1}`, marathi: `${port} किंवा ${port + 1}` };
  return new UserError(
    `Another program uses the port ${ports.english}. Close it, or choose another port.`,
    `${ports.marathi} हे पोर्ट दुसरा प्रोग्राम वापरत आहे. तो बंद करा, किंवा दुसरे पोर्ट निवडा.`,
  );
}
