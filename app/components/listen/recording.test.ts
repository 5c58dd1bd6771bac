import { describe, expect, it, vi } from 'vitest';
import { playRecording } from './recording.ts';

function setUp(play: () => Promise<void>) {
  const audio: NonNullable<Parameters<typeof playRecording>[0]['audio']> = {
    preload: '',
    src: '',
    currentTime: 9,
    playbackRate: 1,
    onended: null,
    onerror: null,
    pause: vi.fn(),
    play: vi.fn(play),
  };
  const calls = { onEnd: vi.fn(), onAutoplayBlocked: vi.fn(), onUnplayable: vi.fn() };
  return { audio, ...calls, reader: playRecording({ src: '/audio/made-up.ogg', ...calls, audio }) };
}

describe('playRecording', () => {
  it('fetches nothing before it plays', () => {
    const { audio } = setUp(async () => {});
    expect([audio.preload, audio.src]).toEqual(['none', '/audio/made-up.ogg']);
    expect(audio.play).not.toHaveBeenCalled();
  });

  it('plays from the beginning, pauses, goes on, and changes the speed', () => {
    const { audio, reader } = setUp(async () => {});
    reader.readFrom(0);
    expect(audio.currentTime).toBe(0);
    audio.currentTime = 5;
    reader.silence();
    expect(audio.pause).toHaveBeenCalledOnce();
    reader.setSpeed('slower');
    reader.resume();
    expect(audio.play).toHaveBeenCalledTimes(2);
    expect([audio.currentTime, audio.playbackRate < 1]).toEqual([5, true]);
  });

  it.each([
    { name: 'NotAllowedError', refused: 1 },
    { name: 'AbortError', refused: 0 },
  ])('calls onAutoplayBlocked $refused times if the browser rejects with $name', async ({ name, refused }) => {
    const { reader, onAutoplayBlocked } = setUp(() => Promise.reject(Object.assign(new Error('no'), { name })));
    reader.readFrom(0);
    await Promise.resolve();
    await Promise.resolve();
    expect(onAutoplayBlocked).toHaveBeenCalledTimes(refused);
  });
});
