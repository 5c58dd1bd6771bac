// Runs the waiting publications of a made-up project, until it is killed after the build.
import { startPublisher } from '#desk/server/publishing/publisher.ts';
import { openPublishedProject } from './publishedProject.ts';

const { desk, options } = openPublishedProject(process.argv[2] ?? '', 'desk.sqlite');
startPublisher(desk, {
  ...options,
  build: async (run) => {
    await options.build(run);
    process.kill(process.pid, 'SIGKILL');
    return '';
  },
});
