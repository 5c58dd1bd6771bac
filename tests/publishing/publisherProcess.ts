// Runs the waiting publications of a made-up project. A test kills this process at a command that it starts.
import { startPublisher } from '#desk/server/publishing/publisher.ts';
import { openPublishedProject } from './publishedProject.ts';

const { desk, options } = openPublishedProject(process.argv[2] ?? '');
const publisher = startPublisher(desk, { ...options, build: ['sh', '-c', `${process.execPath} build.mjs`] });
await publisher.settled();
await publisher.stop();
