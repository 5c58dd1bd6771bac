import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** Lists what a source file imports or exports again, in its order. Omits types and dynamic imports. */
export function staticImports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest] : [])),
  );
  const inOrder = [...imports, ...exports].sort((a, b) => a.start - b.start);
  return [...new Set(inOrder.map(({ value }) => value))];
}
