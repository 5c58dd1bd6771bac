import { SCREENS } from '#app/screens.ts';
import { NAVIGATION } from '#app/shell/navigation/navigation.ts';
import { UserError } from '#content-check/UserError.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { addItem, addProperty, change, create, type Files, insertAbove } from './edits.ts';
import { camelCase, type Options, readOptions, requireForm } from './options.ts';

/** Adds a page of text, or a screen with its own folder if the option `folder` is given. */
export function generate(args: string[]): Files {
  const isOwn = args.some((arg) => arg.startsWith('--folder'));
  const options = readOptions(args, 1, {
    both: isOwn ? ['title', 'description'] : ['title', 'description', 'text'],
    one: isOwn ? ['under', 'folder'] : ['under', 'source', 'as-of'],
  });
  const path = newPath(options.names[0]);
  const files: Files = new Map();
  const folder = isOwn ? requireForm(options.text('folder'), 'kebab') : 'information';
  change(files, 'app/screens.ts', (text) => addProperty(text, 'SCREENS', path, `'${folder}'`, '/*'));
  change(files, 'app/screens/sitemap/tree.server.ts', (text) =>
    addItem(text, 'EXTRA_PATHS', menuGroup(options.text('under')), `'${path}'`),
  );
  const code = isOwn ? `\`app/screens/${folder}\`` : '`app/screens/information`, text in `content/pages`';
  const row = `| ${options.text('title-en')}: \`${path}\` | ${code} | — | \`tests/e2e/whole-site/every-page.spec.ts\` |\n`;
  change(files, 'docs/specification.md', (text) =>
    text.replace(/## Additions that neither document requires[\s\S]*?\n\| ---.*\n/, (head) => head + row),
  );
  if (isOwn) addFolder(files, path, folder, options);
  else addPage(files, path, options);
  return files;
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1).replaceAll('-', '');

/** Refuses a path whose last part another path has, because it names the file of the page. */
function newPath(given: string | undefined): string {
  const path = requireForm(given, 'path');
  const taken = Object.keys(SCREENS).find((other) => lastPart(other) === lastPart(path));
  if (taken) throw new UserError(`${taken} has the same last part.`, `${taken} या पत्त्याचा शेवटचा भाग हाच आहे.`);
  return path;
}

function menuGroup(under: string): string {
  const groups = NAVIGATION.filter((entry) => 'links' in entry || entry.path === '/scheme').map(({ word }) => word);
  const found = groups.find((word) => word === `nav.${under}`);
  const known = groups.map((word) => word.replace('nav.', '')).join(', ');
  if (!found) throw new UserError(`--under is one of: ${known}.`, `--under यांपैकी एक: ${known}.`);
  return found;
}

function addPage(files: Files, path: string, { text, words }: Options): void {
  const id = path.slice(path.lastIndexOf('/') + 1);
  const page = {
    kind: 'information',
    id,
    title: words('title'),
    description: words('description'),
    sections: [{ title: words('title'), content: [words('text')] }],
    source: [text('source')],
    confidence: 'medium',
    asOf: text('as-of'),
  };
  create(files, `content/pages/${id}.yaml`, editYaml('', page));
}

function addFolder(files: Files, path: string, folder: string, { words }: Options): void {
  const name = camelCase(`-${folder}`);
  create(
    files,
    `app/screens/${folder}/route.tsx`,
    `import { Page } from '#app/components/page/Page.tsx';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const { t } = loaderTranslation(url, '${folder}');
  return { page: { title: t('title'), description: t('description') } };
}

export default function ${name}Screen({ loaderData: { page } }: Route.ComponentProps) {
  return <Page title={page.title} lead={page.description} />;
}
`,
  );
  for (const language of ['en', 'mr'] as const) {
    const texts = { title: words('title')[language], description: words('description')[language] };
    create(files, `words/${language}/site/${folder}.json`, `${JSON.stringify(texts, null, 2)}\n`);
  }
  change(files, 'app/search/documents/namedScreens.server.ts', (text) =>
    insertAbove(text, "  screenWithLine('offline', '/offline'),", `  screenWithLine('${folder}', '${path}'),\n`),
  );
}
