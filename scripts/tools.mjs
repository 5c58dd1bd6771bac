/** Installs the packages that only tests, the desk and other tools need, if they are missing. */
import { installPackages } from './setup/install.mjs';

try {
  await installPackages();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
