/**
 * Installs the packages that only tests, the desk and other tools need, if they are missing. Then runs a script, if it is named, with the
 * project's Node: `node scripts/tools.mjs desk/main.ts --port 4200`.
 */
import { start } from './setup/command.mjs';
import { installPackages, NODE } from './setup/install.mjs';

const [script, ...options] = process.argv.slice(2);
try {
  await installPackages();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (script) {
  // Not `&& node` in package.json, because the shell would still use the Node that it found before the installation.
  const program = start(NODE, [script, ...options], 'inherit');
  // The terminal sends Ctrl-C to the script as well, which may need time to end.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => program.kill(signal));
  program.on('close', (code) => process.exit(code ?? 1));
}
