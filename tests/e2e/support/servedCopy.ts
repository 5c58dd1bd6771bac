import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type RunningServer = { url: string; stop: () => Promise<void> };

/** Starts the editor's desk on a copy of the project. */
export function startDesk(folder: string): Promise<RunningServer> {
  return serve([process.execPath, 'desk/main.ts', '--project', folder, '--port', '0'], /http:\S+/);
}

/** Starts the development site with the content of a copy of the project, without drafts. */
export function startSite(folder: string): Promise<RunningServer> {
  const preview = new URL('../../../desk/server/preview/preview.ts', import.meta.url);
  // Avoids --input-type=module: Terser's worker threads would inherit it and fail to start.
  const program = `import('${preview}').then(({ openPreview }) => openPreview(process.cwd(), 0)).then(({ url }) => console.log(url));`;
  return serve([process.execPath, '--eval', program], /http:\S+/, {
    CONTENT_ROOT: join(folder, 'content'),
  });
}

async function serve([program = '', ...args]: string[], ready: RegExp, env = {}): Promise<RunningServer> {
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const output: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface(stream).on('line', (line) => {
          output.push(line);
          const found = ready.exec(line)?.[0];
          if (found) resolve(found);
        });
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output.join('\n')}`)));
  });
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
