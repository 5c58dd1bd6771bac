/** Runs the shared desk with a clock that the parent process moves by messages in milliseconds. Arguments: project, data, port, site, releases. */
import { runSharedDesk } from '#desk/server/shared/runSharedDesk.ts';

const [project = '', data = '', port = '', site = '', target = ''] = process.argv.slice(2);
let moved = 0;
process.on('message', (milliseconds: number) => {
  moved += milliseconds;
});
const origin = `http://localhost:${port}`;
await runSharedDesk(project, { data, port, origin, site, target }, () => new Date(Date.now() + moved));
