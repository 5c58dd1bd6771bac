// Runs the waiting publications of a made-up project. A test kills this process at a command that it starts.
import { startPublisher } from '#desk/server/publishing/publisher.ts';
import type { PublisherOptions } from '#desk/server/publishing/publisherOptions.ts';
import { runCommand } from '#desk/server/publishing/runCommand.ts';
import { openPublishedProject } from './publishedProject.ts';

const { desk, options } = openPublishedProject(process.argv[2] ?? '');
const build: PublisherOptions['build'] = async (run) => {
  await options.build(run);
  return runCommand(['sh', '-c', ': built'], run);
};
const publisher = startPublisher(desk, { ...options, build });
await publisher.settled();
await publisher.stop();
