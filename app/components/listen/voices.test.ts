import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseVoice, loadVoices } from './voices.ts';

const voice = (lang: string, localService = true) => ({ lang, localService, default: false });

describe('the voice that reads', () => {
  it.each(['mr-IN', 'mr_IN', 'mr', 'mar_IND'])('is a Marathi one: %s', (lang) => {
    expect(chooseVoice([voice('hi-IN'), voice('en-IN'), voice(lang)], 'mr')?.lang).toBe(lang);
  });

  it('is none where there is only a Hindi one, or one of a language that begins with the same letters', () => {
    expect(chooseVoice([voice('hi-IN'), voice('mri-NZ'), voice('en-US')], 'mr')).toBeUndefined();
  });

  it('has the accent of India before another, and costs no data if it can', () => {
    const all = [voice('en-US'), voice('en-IN', false), voice('en-IN')];
    expect(chooseVoice(all, 'en')).toBe(all[2]);
    expect(chooseVoice(all.slice(0, 2), 'en')).toBe(all[1]);
  });
});

describe('the voices of a device', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  class Device extends EventTarget {
    voices: ReturnType<typeof voice>[] = [];
    getVoices = () => this.voices;
  }

  it('are taken at once where they are there', async () => {
    const device = new Device();
    device.voices = [voice('mr-IN')];
    expect(await loadVoices(device, 'mr')).toHaveLength(1);
  });

  it('are waited for, as on Android', async () => {
    const device = new Device();
    const asked = loadVoices(device, 'mr');
    device.voices = [voice('en-US')];
    device.dispatchEvent(new Event('voiceschanged'));
    await vi.advanceTimersByTimeAsync(1500);
    device.voices = [voice('en-US'), voice('mr-IN')];
    device.dispatchEvent(new Event('voiceschanged'));
    expect(await asked).toHaveLength(2);
  });

  it('are those that came within two seconds', async () => {
    const device = new Device();
    const asked = loadVoices(device, 'mr');
    device.voices = [voice('en-US')];
    await vi.advanceTimersByTimeAsync(2000);
    expect(await asked).toEqual(device.voices);
  });
});
