/** Runs the shared desk with a clock that the parent process moves by messages in milliseconds. Arguments: project, data, port, site, releases. */
import { readMachine } from '#desk/server/shared/machine.ts';
import { runSharedDesk } from '#desk/server/shared/runDesk.ts';

const [project = '', data = '', port = '', site = '', target = ''] = process.argv.slice(2);
let moved = 0;
process.on('message', (milliseconds: number) => {
  moved += milliseconds;
});
const origin = `http://localhost:${port}`;
// The machine runs as long as its clock says, because the clock is right in the test.
const machine = () => {
  const { boot, runs } = readMachine();
  return { boot, runs: runs + moved };
};
await runSharedDesk(
  project,
  { data, port, origin, site, target },
  { now: () => new Date(Date.now() + moved), machine },
);
