import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SERVER = join(ROOT, 'server');

/** Where a package runs: on the visitor's phone, in the server, or only while the site is made and tested. */
export type Place = 'phone' | 'server' | 'tool';

type Property = { name: string; value: string };
export type Component = {
  'bom-ref': string;
  name: string;
  version: string;
  /** `optional`: nobody misses it where it is not installed, and no program asks for it. */
  scope?: 'required' | 'optional';
  properties?: Property[];
};
export type Bill = {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/**
 * The bill of materials of the project in CycloneDX, as npm writes it from the lock file, and for each package where it
 * runs. npm says no more than whether a package is for development.
 */
export function billOfMaterials(): Bill {
  const how = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const written = execFileSync('npm', how, {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { name, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const ofServer = importedBy(SERVER);
  const roots = Object.keys(dependencies);
  const bill = marked(JSON.parse(written.toString()), {
    phone: roots.filter((root) => !ofServer.has(root)),
    server: roots.filter((root) => ofServer.has(root)),
  });
  // npm writes the name of the folder.
  bill.metadata.component.name = name;
  return bill;
}

/** Says of each package where it runs, from the packages that the phone and the server ask for. */
export function marked(bill: Bill, roots: Record<'phone' | 'server', string[]>): Bill {
  const reached = Object.entries(roots).map(([place, names]) => [place, closure(bill, names)] as const);
  const components = bill.components.map((component) => {
    const places = reached.flatMap(([place, refs]) => (refs.has(component['bom-ref']) ? [place] : []));
    const runs = (places.length > 0 ? places : ['tool']).map((value) => ({ name: 'sahayya:runs', value }));
    return { ...component, properties: [...(component.properties ?? []), ...runs] };
  });
  return { ...bill, components };
}

function closure({ metadata, components, dependencies }: Bill, names: string[]): Set<string> {
  const optional = new Set(components.flatMap(({ scope, 'bom-ref': ref }) => (scope === 'optional' ? [ref] : [])));
  const next = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const direct = next.get(metadata.component['bom-ref']) ?? [];
  const waiting = direct.filter((ref) => names.includes(ref.slice(0, ref.lastIndexOf('@'))));
  const reached = new Set<string>();
  for (let ref = waiting.pop(); ref; ref = waiting.pop()) {
    if (reached.has(ref) || optional.has(ref)) continue;
    reached.add(ref);
    waiting.push(...(next.get(ref) ?? []));
  }
  return reached;
}

function importedBy(folder: string): Set<string> {
  const files = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const imports = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/ from '([^'.#][^':]*)'/g),
  ]);
  return new Set(imports.map(([, name = '']) => name));
}
