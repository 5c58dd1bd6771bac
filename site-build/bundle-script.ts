import { build, type Rolldown, type UserConfig } from 'vite';

/** Bundles a program into one minified script. `modules` lists its source files. */
export async function bundleScript(
  input: string,
  { format, define, build: options }: UserConfig & { format: 'iife' | 'es' },
): Promise<{ code: string; modules: string[] }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { ...options, write: false, rolldownOptions: { input, output: { format } } },
  });
  const [script] = (built as Rolldown.RolldownOutput).output;
  return { code: script.code, modules: script.moduleIds };
}
