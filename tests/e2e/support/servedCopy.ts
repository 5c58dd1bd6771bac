import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A program that serves something, once it has said under which address. */
export type Served = { url: string; stop: () => Promise<void> };

/** Opens the desk on the content of a copy. */
export function openDesk(folder: string): Promise<Served> {
  return serve([process.execPath, 'desk/main.ts', '--project', folder, '--port', '0'], /http:\S+/);
}

/** Serves the site in development, made from the content of a copy as it stands there: without drafts. */
export function serveSite(folder: string): Promise<Served> {
  const preview = new URL('../../../desk/server/preview/preview.ts', import.meta.url);
  const program = `import { openPreview } from '${preview}'; console.log((await openPreview(process.cwd(), 0)).url);`;
  return serve([process.execPath, '--input-type=module', '--eval', program], /http:\S+/, {
    CONTENT_ROOT: join(folder, 'content'),
  });
}

async function serve([program = '', ...args]: string[], ready: RegExp, env = {}): Promise<Served> {
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface(stream).on('line', (line) => {
          said.push(line);
          const found = ready.exec(line)?.[0];
          if (found) resolve(found);
        });
    child.once('close', (code) => reject(new Error(`It ended with ${code}:\n${said.join('\n')}`)));
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
