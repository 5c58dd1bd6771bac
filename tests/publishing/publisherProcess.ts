// Runs the waiting publications of a made-up project. A test kills this process at a command that it starts.
import { flushCompileCache } from 'node:module';
import { startPublisher } from '#desk/server/publishing/publisher.ts';
import { openPublishedProject } from './publishedProject.ts';

flushCompileCache();
const { desk, options } = openPublishedProject(process.argv[2] ?? '', 'desk.sqlite');
const publisher = startPublisher(desk, options);
await publisher.settled();
await publisher.stop();
