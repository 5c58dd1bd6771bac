import { expect, type Locator, test } from '@playwright/test';
import { formatDuration } from '#app/i18n/format/duration.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { aFilm } from '#tests/content.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const { title, seconds, transcript, videoUrl } = aFilm;
const [firstCaption = { from: 0, to: 0, text: { en: '', mr: '' } }] = aFilm.captions;

const readers = [
  {
    language: 'English',
    url: '/videogallery',
    heading: 'Video Gallery',
    card: `${title.en} Length ${formatDuration(seconds, 'en')}`,
    title: title.en,
    line: transcript[0]?.en ?? '',
    caption: firstCaption.text.en,
    captions: [
      { language: 'en', label: 'English', mode: 'showing' },
      { language: 'mr', label: 'मराठी', mode: 'disabled' },
    ],
    unsupported: 'Your browser does not support the video tag.',
    close: 'Close',
    captionsChoice: 'Captions',
    otherCaptions: { choose: 'Captions: Marathi', line: firstCaption.text.mr },
    noCaptions: 'No captions',
    readTranscript: 'Read the transcript',
    transcript: `Transcript: ${aFilm.sample ? 'Sample: ' : ''}${title.en}`,
  },
  {
    language: 'Marathi',
    url: '/mr/videogallery',
    heading: 'व्हिडिओ',
    card: `${title.mr} कालावधी ${formatDuration(seconds, 'mr')}`,
    title: title.mr,
    line: transcript[0]?.mr ?? '',
    caption: firstCaption.text.mr,
    captions: [
      { language: 'en', label: 'English', mode: 'disabled' },
      { language: 'mr', label: 'मराठी', mode: 'showing' },
    ],
    unsupported: 'आपल्या ब्राउझरमध्ये हा व्हिडिओ दाखवता येत नाही.',
    close: 'बंद करा',
    captionsChoice: 'उपशीर्षके',
    otherCaptions: {
      choose: 'उपशीर्षके: इंग्रजी',
      line: firstCaption.text.en,
    },
    noCaptions: 'उपशीर्षके नकोत',
    readTranscript: 'लिखित मजकूर वाचा',
    transcript: `लिखित मजकूर: ${aFilm.sample ? 'नमुना: ' : ''}${title.mr}`,
  },
];

/** Returns the captions that the player currently shows. */
const captionOf = (player: Locator) =>
  player.evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].flatMap(({ mode, activeCues }) =>
      mode === 'showing' ? [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text) : [],
    ),
  );

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.url.startsWith('/mr') ? 'mr' : 'en');
  inEnglish(`a ${reader.language} reader plays a film and closes it`, async ({ page }) => {
    await page.goto(reader.url);
    await expect(page.getByRole('heading', { level: 1, name: reader.heading })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(videos.length);
    const card = page.getByRole('link', { name: reader.card });
    await card.click();
    const dialog = page.getByRole('dialog', { name: reader.title });
    const player = dialog.locator('video');
    await expect(player).toBeVisible();
    await expect(player).toHaveAttribute('poster', /^\/pictures\/.+\.[0-9a-f]{8}-\d+\.(jpg|svg)$/);
    await expect(player).toHaveAttribute('controls', '');
    await expect(player).toHaveText(reader.unsupported);
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.autoplay && !video.paused)).toBe(true);
    await expect(dialog.getByText(reader.line)).toBeHidden();
    await dialog.getByText(reader.readTranscript).click();
    await expect(dialog.getByText(reader.line)).toBeVisible();
    await dialog.getByRole('button', { name: reader.close }).click();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  inMarathi(
    `a ${reader.language} reader sees the film play with captions`,
    { tag: '@conformance/film-texts' },
    async ({ page }) => {
      await page.goto(reader.url);
      await page.getByRole('link', { name: reader.card }).click();
      const player = page.getByRole('dialog', { name: reader.title }).locator('video');
      await expect
        .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 15_000 })
        .toBeGreaterThan(1);
      expect(
        await player.evaluate(({ videoWidth, videoHeight, duration, error }: HTMLVideoElement) => ({
          videoWidth,
          videoHeight,
          duration,
          error,
        })),
      ).toEqual({ videoWidth: 640, videoHeight: 480, duration: seconds, error: null });
      expect(
        await player.evaluate((video: HTMLVideoElement) =>
          [...video.textTracks].map(({ language, label, mode }) => ({ language, label, mode })),
        ),
      ).toEqual(reader.captions);
      await player.evaluate(
        (video: HTMLVideoElement, time) => {
          video.pause();
          video.currentTime = time;
        },
        (firstCaption.from + firstCaption.to) / 2,
      );
      await expect.poll(() => captionOf(player)).toEqual([reader.caption]);
      const choice = page.getByRole('combobox', { name: reader.captionsChoice });
      await choice.selectOption(reader.otherCaptions.choose);
      await expect.poll(() => captionOf(player)).toEqual([reader.otherCaptions.line]);
      await expect(choice).toHaveValue(/^(en|mr)$/);
      await choice.selectOption(reader.noCaptions);
      await expect.poll(() => captionOf(player)).toEqual([]);
    },
  );

  test.describe('when JavaScript never arrives', () => {
    test.use({ javaScriptEnabled: false });

    inMarathi(
      `a ${reader.language} reader has a link to the film and its text`,
      { tag: '@conformance/film-texts' },
      async ({ page, request }) => {
        await page.goto(reader.url);
        const card = page.getByRole('link', { name: reader.card });
        await expect(card).toHaveAttribute('href', videoUrl);
        const film = await request.get(videoUrl);
        expect([film.status(), film.headers()['content-type']]).toEqual([200, 'video/mp4']);
        const text = page.locator('details').filter({ hasText: reader.transcript });
        await expect(text.getByText(reader.line)).toBeHidden();
        await text.locator('summary').click();
        await expect(text.getByText(reader.line)).toBeVisible();
      },
    );
  });
}
