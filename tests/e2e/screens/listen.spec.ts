import { expect, type Page, test } from '@playwright/test';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { aScheme, nameOf, schemePath } from '#tests/content.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    language: 'English',
    path: schemePath,
    voice: 'en-IN',
    listen: /^Listen, \d min$/,
    bar: 'Listen to this page',
    reading: 'Reading aloud',
    pause: 'Pause',
    paused: 'Paused',
    goOn: 'Go on',
    stop: 'Stop',
    speed: 'Speed',
    slower: 'Slower',
    part: 'Read',
    documents: `Papers (${aScheme.documents.length})`,
    first: nameOf(aScheme).en,
    noVoice: 'There is no English voice on this device: please call and ask.',
    close: 'Close',
  },
  {
    language: 'Marathi',
    path: `/mr${schemePath}`,
    voice: 'mr-IN',
    listen: /^ऐका, [०-९] मि\.$/,
    bar: 'हे पान ऐका',
    reading: 'वाचन सुरू आहे',
    pause: 'थोडे थांबवा',
    paused: 'वाचन थांबवले आहे',
    goOn: 'पुढे वाचा',
    stop: 'वाचन बंद करा',
    speed: 'वेग',
    slower: 'सावकाश',
    part: 'काय ऐकायचे',
    documents: `कागदपत्रे (${formatNumber(aScheme.documents.length, 'mr')})`,
    first: nameOf(aScheme).mr,
    noVoice: 'या फोनमध्ये किंवा संगणकात मराठी आवाज नाही; कृपया फोन करून विचारा.',
    close: 'ही चौकट बंद करा',
  },
];

type Spoken = { text: string; lang: string; rate: number };
declare global {
  interface Window {
    spoken: Spoken[];
    /** Ends the sentence that is being spoken. */
    endSentence: () => void;
    /** Adds a voice to the device. */
    addVoice: (lang: string) => void;
  }
}

/** Simulates a device with these voices. A spoken sentence lasts until `endSentence` is called. */
async function speakWith(page: Page, voices: string[]) {
  await page.addInitScript((langs) => {
    const device = new EventTarget();
    let current: SpeechSynthesisUtterance | undefined;
    window.spoken = [];
    window.addVoice = (lang) => {
      langs.push(lang);
      device.dispatchEvent(new Event('voiceschanged'));
    };
    window.endSentence = () => current?.onend?.call(current, new Event('end') as SpeechSynthesisEvent);
    Object.assign(device, {
      getVoices: () => langs.map((lang) => ({ lang, name: lang, localService: true, default: false })),
      cancel: () => {
        current = undefined;
      },
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        window.spoken.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate });
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: device });
    window.SpeechSynthesisUtterance = class {
      constructor(public text: string) {}
    } as unknown as typeof SpeechSynthesisUtterance;
  }, voices);
}

const lastSpoken = (page: Page) => page.evaluate(() => window.spoken.at(-1));
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('listening') ?? [])].map((range) => range.toString().trim()).join());

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.voice === 'mr-IN' ? 'mr' : 'en');
  test.describe(`a ${reader.language} listener`, () => {
    inEnglish('hears the page sentence by sentence, pauses it and changes the speed', async ({ page }) => {
      await speakWith(page, ['hi-IN', reader.voice]);
      await page.goto(reader.path);
      expect(await lastSpoken(page)).toBeUndefined();
      const listen = page.getByRole('button', { name: reader.listen });
      await listen.click();
      const bar = page.getByRole('region', { name: reader.bar });
      await expect(bar.getByRole('status')).toHaveText(reader.reading);
      expect(await lastSpoken(page)).toEqual({ text: reader.first, lang: reader.voice, rate: 1 });
      expect(await marked(page)).toBe(reader.first);

      await page.evaluate(() => window.endSentence());
      const second = await lastSpoken(page);
      expect(second?.text).not.toBe(reader.first);
      expect(await marked(page)).toBe(second?.text);

      await bar.getByRole('combobox', { name: reader.speed }).selectOption(reader.slower);
      expect(await lastSpoken(page)).toEqual({ ...second, rate: 0.75 });
      await bar.getByRole('button', { name: reader.pause }).click();
      await expect(bar.getByRole('status')).toHaveText(reader.paused);
      await bar.getByRole('button', { name: reader.goOn }).click();
      expect((await lastSpoken(page))?.text).toBe(second?.text);

      await bar.getByRole('combobox', { name: reader.part }).selectOption(reader.documents);
      expect((await lastSpoken(page))?.text).toBe(reader.documents);
      await bar.getByRole('button', { name: reader.stop }).click();
      await expect(bar).toHaveCount(0);
      await expect(listen).toBeFocused();
      expect(await marked(page)).toBe('');
    });

    inMarathi(
      'gets a number to call if there is no voice, and hears the page when the voice comes late',
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 616 });
        await speakWith(page, ['hi-IN', 'fr-FR']);
        await page.goto(reader.path);
        const listen = page.getByRole('button', { name: reader.listen });
        await listen.click();
        const bar = page.getByRole('region', { name: reader.bar });
        await expect(bar.getByRole('status')).toHaveText(reader.noVoice);
        await expect(bar.getByRole('link')).toHaveAttribute('href', /^tel:\d+$/);
        expect((await bar.boundingBox())?.height).toBeLessThan(616 / 4);
        expect(await lastSpoken(page)).toBeUndefined();
        await bar.getByRole('button', { name: reader.close }).click();
        await expect(bar).toHaveCount(0);

        await listen.click();
        await expect(bar.getByRole('link')).toBeVisible();
        await page.evaluate((lang) => window.addVoice(lang), reader.voice);
        await expect(bar.getByRole('status')).toHaveText(reader.reading);
        await expect(bar.getByRole('link')).toHaveCount(0);
        expect(await lastSpoken(page)).toMatchObject({ text: reader.first, lang: reader.voice });
        // The player covers exactly the site's bottom bar.
        expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(80);
      },
    );
  });
}
