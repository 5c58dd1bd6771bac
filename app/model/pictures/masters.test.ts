import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentError } from '../load.server.ts';
import { errorAt } from '../problems/problem.ts';
import { createMaster, readMaster } from './masters.server.ts';

const content = mkdtempSync(join(tmpdir(), 'masters-'));
const save = (name: string, bytes: string | Uint8Array) => writeFileSync(join(content, 'pictures', name), bytes);
const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8B3819' } });

beforeAll(() => mkdirSync(join(content, 'pictures')));
afterAll(() => rmSync(content, { recursive: true }));

describe('readMaster', () => {
  it('leaves a drawing in its own size', async () => {
    save('tank.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24"/>');
    const { kind, picture } = await readMaster('/pictures/tank.svg', content);
    expect(kind).toBe('drawing');
    expect(picture).toMatchObject({ width: 32, height: 24, fallback: 'svg' });
    expect(picture.stem).toMatch(/^\/pictures\/tank\.[0-9a-f]{8}$/);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads a photograph in the format %s', async (ending) => {
    save(`room.${ending}`, await pixels(1200, 800).toFormat(ending).toBuffer());
    const { kind, picture } = await readMaster(`/pictures/room.${ending}`, content);
    expect(kind).toBe('photograph');
    expect(picture).toMatchObject({ width: 960, height: 640, fallback: 'jpg' });
  });

  it('rotates a photograph by its EXIF orientation', async () => {
    save('side.jpg', await pixels(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const { width, picture } = await readMaster('/pictures/side.jpg', content);
    expect(width).toBe(1200);
    expect(picture).toMatchObject({ width: 960, height: 1280 });
  });

  it('returns a different address when the file changes', async () => {
    const drawn = async (colour: string) => {
      save('a.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" fill="${colour}"/>`);
      return (await readMaster('/pictures/a.svg', content)).picture.stem;
    };
    const first = await drawn('red');
    expect(await drawn('blue')).not.toBe(first);
    expect(await drawn('red')).toBe(first);
  });

  it('keeps the addresses of photographs, which browsers and caches have, when only the last encoder options change', async () => {
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
    const { picture } = await createMaster('/pictures/dot.png', Buffer.from(dot, 'base64'));
    expect(picture.stem).toBe('/pictures/dot.f07e4c72');
  });

  it('throws a ContentError for a file that is not a picture', async () => {
    save('letter.jpg', 'Dear editor, this is a letter.');
    const refusal = readMaster('/pictures/letter.jpg', content);
    await expect(refusal).rejects.toThrow(ContentError);
    await expect(refusal).rejects.toThrow(
      expect.objectContaining({
        problems: [errorAt({ file: 'content/pictures/letter.jpg', path: [] }, 'unreadablePicture')],
      }),
    );
  });
});
