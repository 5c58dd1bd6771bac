/** `npm start`: installs and builds what is missing or has changed, then serves the site. */
import { buildSite, isBuilt } from './setup/build.mjs';
import { forwardSignals, start } from './setup/command.mjs';
import { installPackages, NODE } from './setup/install.mjs';

try {
  await installPackages({ withTools: false });
  if (!isBuilt({ isLight: true })) {
    console.info('Building the site…');
    const { ok, output } = await buildSite({ isLight: true, onProgress: (line) => console.info(line) });
    if (!ok) throw new Error(`${output}\nThe site could not be built. The reason is above.`);
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

console.info('Starting the server…');
const server = start(NODE, ['server/main.ts'], 'inherit');
forwardSignals(server);
const pictures = start(NODE, ['site-build/handouts/writeAfterStart.ts'], 'inherit');
server.on('close', (code) => {
  pictures.kill();
  process.exit(code ?? 1);
});
