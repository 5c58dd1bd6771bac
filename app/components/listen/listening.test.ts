import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListeningState, startListening } from './listening.ts';

const voice = (lang: string) => ({ lang, localService: true, default: false });

/** A device whose voices can arrive at any time. */
class Device extends EventTarget {
  voices: ReturnType<typeof voice>[] = [];
  spoken: string[] = [];
  getVoices = () => this.voices;
  cancel = () => {};
  speak = ({ text }: { text: string }) => this.spoken.push(text);
  install(lang: string) {
    this.voices = [...this.voices, voice(lang)];
    this.dispatchEvent(new Event('voiceschanged'));
  }
}

function listen({ recording, device = new Device() }: { recording?: string; device?: Device | null } = {}) {
  const states: ListeningState[] = [];
  const played: string[] = [];
  let fail = () => {};
  const stop = startListening({
    language: 'mr',
    recording,
    device: (device ?? undefined) as unknown as SpeechSynthesis | undefined,
    readPage: () => ({ sentences: [{ text: 'पहिले.', language: 'mr', range: {} as Range }], parts: [] }),
    mark: () => {},
    onState: (state) => states.push(state),
    onReader: () => {},
    play: ({ src, onUnplayable }) => {
      fail = onUnplayable;
      const nothing = () => {};
      return { readFrom: () => void played.push(src), resume: nothing, silence: nothing, setSpeed: nothing };
    },
  });
  return { states, played, fail: () => fail(), stop, spoken: device?.spoken ?? [], device };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(public text: string) {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('startListening', () => {
  it('starts to read when a voice loads, even after it reported that there is none', async () => {
    const { states, spoken, device } = listen();
    device?.install('hi-IN');
    await vi.advanceTimersByTimeAsync(3000);
    expect(states).toEqual(['waiting', 'noVoice']);
    device?.install('mr-IN');
    expect(states.at(-1)).toBe('reading');
    device?.install('en-IN');
    expect(spoken).toEqual(['पहिले.']);
  });

  it('reads nothing if the player is closed before a voice loads', async () => {
    const { stop, spoken, states, device } = listen();
    stop();
    device?.install('mr-IN');
    await vi.advanceTimersByTimeAsync(3000);
    expect([spoken, states]).toEqual([[], ['waiting']]);
  });

  it('plays a recording first, and reads the page aloud if the recording cannot be played', () => {
    const device = new Device();
    device.voices = [voice('mr-IN')];
    const { states, played, spoken, fail } = listen({ recording: '/audio/made-up.ogg', device });
    expect([played, spoken, states]).toEqual([['/audio/made-up.ogg'], [], ['reading']]);
    fail();
    expect(spoken).toEqual(['पहिले.']);
  });

  it('reports that there is no voice if the recording fails and the browser has no speech synthesis', () => {
    const { states, fail } = listen({ recording: '/audio/made-up.ogg', device: null });
    fail();
    expect(states).toEqual(['reading', 'noVoice']);
  });
});
