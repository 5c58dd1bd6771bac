import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { UserError } from '#content-check/UserError.ts';
import { PORT_RULE, portSchema } from './ports.ts';

/** Matches names of machines, with an optional user. Excludes a leading hyphen, which ssh would read as an option. */
const SSH_HOST = /^[A-Za-z0-9_][\w.-]*(@[A-Za-z0-9][A-Za-z0-9.-]*)?$/;

/** Matches paths from the root in characters that no shell interprets, because ssh passes the path to a shell. */
const FOLDER = /^(\/[\w.-]+)+$/;

const folder = z.string().regex(FOLDER);
const address = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url));
  if (url && isSafe && url.href === `${url.origin}/`) return url.origin;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const configurationSchema = z
  .strictObject({
    origin: address,
    previewOrigin: address,
    port: portSchema,
    site: address.optional(),
    target: z.union([
      z.strictObject({ folder }),
      z.strictObject({ ssh: z.string().regex(SSH_HOST), folder }),
      z.strictObject({ cloudflare: z.string().regex(/^[a-z0-9][a-z0-9-]*$/) }),
    ]),
    governmentSignOn: z
      .strictObject({
        issuer: z.url({ protocol: /^https$/ }).or(z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ })),
        clientId: z.string().min(1),
        clientSecretFile: z.string().startsWith('/'),
        nameClaim: z.string().min(1).exactOptional(),
      })
      .optional(),
  })
  // Compares the host, because browsers send the cookies of the desk to all ports of its host.
  .refine(({ origin, previewOrigin }) => isSeparate(new URL(origin), new URL(previewOrigin)), {
    path: ['previewOrigin'],
  });

/**
 * Settings of the shared desk in `<data>/desk.yaml`. `port`: of the desk on 127.0.0.1; the preview uses the next one. `target`: the folder
 * SAHAYYA_HOME of deploy/release.sh on this or another machine, or a project of Cloudflare Pages. `site`: address of the public site.
 */
export type DeskConfiguration = z.infer<typeof configurationSchema>;

/** Options of the first start. `target`: `/FOLDER`, `HOST:/FOLDER` or `cloudflare:PROJECT`. */
type FirstSettings = { origin: string; previewOrigin?: string; site?: string; target?: string; port?: string };

type Field = keyof DeskConfiguration;

const RULES: Record<Field, [english: string, marathi: string]> = {
  origin: [
    'must be the address of the desk, such as https://desk.example, without a path. http works only for localhost and 127.0.0.1.',
    'येथे टेबलाचा पत्ता लिहा, जसे https://desk.example; पुढे काही नको. http फक्त localhost आणि 127.0.0.1 साठी चालते.',
  ],
  previewOrigin: [
    'must be an address such as https://preview.desk.example on another host than “origin”, so that previews cannot act for editors.',
    'येथे https://preview.desk.example सारखा पत्ता लिहा. त्यातील नाव “origin” पेक्षा वेगळे हवे, म्हणजे पाहण्याच्या पानांना संपादकांच्या नावे काही करता येणार नाही.',
  ],
  port: PORT_RULE,
  site: [
    'must be the address of the public site, such as https://sahayya.example, without a path.',
    'येथे लोकांच्या संकेतस्थळाचा पत्ता लिहा, जसे https://sahayya.example; पुढे काही नको.',
  ],
  target: [
    'must be one of {folder: /PATH}, {ssh: HOST, folder: /PATH} and {cloudflare: PROJECT}.',
    'येथे {folder: /PATH}, {ssh: HOST, folder: /PATH} किंवा {cloudflare: PROJECT} यांपैकी एक लिहा.',
  ],
  governmentSignOn: [
    'needs “issuer” (an https address), “clientId” and “clientSecretFile” (the whole path of a file).',
    'येथे “issuer” (https पत्ता), “clientId” आणि “clientSecretFile” (फाइलचा पूर्ण मार्ग) लिहा.',
  ],
};

/**
 * Reads the settings of a data folder. Throws a UserError that names each wrong field, or how to create the file. Refuses `settings` of the first
 * start, which a later one would ignore.
 */
export function readConfiguration(data: string, settings: Record<string, string | undefined> = {}): DeskConfiguration {
  const file = configurationFile(data);
  if (!existsSync(file))
    throw new UserError(
      `There is no ${file}. Create it: npm run desk -- --shared --origin https://desk.example`,
      `${file} नाही. ती तयार करा: npm run desk -- --shared --origin https://desk.example`,
    );
  if (Object.values(settings).some((value) => value !== undefined))
    throw new UserError(
      `--preview-origin, --site, --target and --port are for the first start, beside --origin. Change them in ${file}.`,
      `--preview-origin, --site, --target व --port हे पहिल्या वेळी --origin बरोबर द्यायचे असतात. आता ते ${file} मध्ये बदला.`,
    );
  return checkConfiguration(file, parseYaml(file));
}

/** Reads the secret of the government sign-on from its file. Throws a UserError if there is none. */
export function readClientSecret({
  clientSecretFile: file,
}: NonNullable<DeskConfiguration['governmentSignOn']>): string {
  const secret = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (secret === '') throw new UserError(`There is no secret in ${file}.`, `${file} मध्ये गुप्त शब्द नाही.`);
  return secret;
}

/** Writes the settings of the first start. A later start with the same options is accepted. Throws a UserError if the file says otherwise. */
export function writeFirstConfiguration(data: string, settings: FirstSettings): DeskConfiguration {
  const file = configurationFile(data);
  const wanted = {
    origin: settings.origin,
    previewOrigin: settings.previewOrigin ?? previewBeside(settings.origin),
    ...(settings.port !== undefined && { port: Number(settings.port) }),
    ...(settings.site !== undefined && { site: settings.site }),
    target: targetNamed(settings.target ?? '/var/www/sahayya'),
  };
  const configuration = checkConfiguration(file, wanted);
  if (!existsSync(file)) writeFileAtomic(file, stringify(wanted));
  else if (stringify(readConfiguration(data)) !== stringify(configuration))
    throw new UserError(
      `${file} has other settings. Change them in the file, and start without these options.`,
      `${file} मध्ये वेगळे लिहिले आहे. तेथेच बदला आणि हे पर्याय न देता सुरू करा.`,
    );
  return configuration;
}

const configurationFile = (data: string) => join(data, 'desk.yaml');

function parseYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${file} is not valid YAML: ${reason}`, `${file} नीट लिहिलेली नाही. कारण वर आहे.`);
  }
}

function checkConfiguration(file: string, value: unknown): DeskConfiguration {
  const { data, error } = configurationSchema.safeParse(value);
  if (data) return data;
  const unknown = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  const wrong = error.issues.flatMap(({ path: [field] }) => (isField(field) ? [field] : []));
  const fields = new Set(wrong.length + unknown.length > 0 ? wrong : (['origin', 'previewOrigin', 'target'] as const));
  const sentences = (language: 0 | 1) =>
    [
      ...unknown.map((key) => `“${key}” ${['is not known.', 'हे नाव माहीत नाही.'][language]}`),
      ...[...fields].map((field) => `“${field}” ${RULES[field][language]}`),
    ].map((sentence) => `${file}: ${sentence}`);
  throw new UserError(sentences(0).join('\n'), sentences(1).join('\n'));
}

const isField = (key: unknown): key is Field => typeof key === 'string' && Object.hasOwn(RULES, key);

/** Returns whether browsers trust the address without https. Passkeys work at localhost, but not at 127.0.0.1. */
const isThisMachine = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1';

function isSeparate(desk: URL, preview: URL): boolean {
  return isThisMachine(desk) ? desk.origin !== preview.origin : desk.hostname !== preview.hostname;
}

/** Returns the usual address for previews: a name below that of the desk, and on this machine the next port. */
function previewBeside(origin: string): string | undefined {
  const url = URL.parse(origin);
  if (url && isThisMachine(url)) url.port = String(Number(url.port || 80) + 1);
  else if (url) url.hostname = `preview.${url.hostname}`;
  return url?.origin;
}

function targetNamed(text: string): object {
  if (text.startsWith('/')) return { folder: text };
  const [name, place] = text.split(/:(.*)/s);
  return name === 'cloudflare' ? { cloudflare: place } : { ssh: name, folder: place };
}
