import { expect, test } from '@playwright/test';
import { dress, expectAccessible, LOOKS, untilReady } from './support.ts';

const readers = [
  {
    language: 'English',
    url: '/videogallery',
    heading: 'Video Gallery',
    card: 'Admission to a hostel Length 0:10',
    title: 'Admission to a hostel',
    line: 'Students with books and bags walk in front of it. One of them uses a wheelchair.',
    unsupported: 'Your browser does not support the video tag.',
    close: 'Close',
    transcript: 'Transcript: Admission to a hostel',
  },
  {
    language: 'Marathi',
    url: '/mr/videogallery',
    heading: 'चित्रफीत दालन',
    card: 'वसतिगृह प्रवेश कालावधी ०:१०',
    title: 'वसतिगृह प्रवेश',
    line: 'त्यासमोरून पुस्तके व पिशव्या घेतलेले विद्यार्थी जात आहेत. त्यांपैकी एक जण चाकांच्या खुर्चीत आहे.',
    unsupported: 'आपला ब्राउझर ही चित्रफीत दाखवू शकत नाही.',
    close: 'बंद करा',
    transcript: 'लिखित मजकूर: वसतिगृह प्रवेश',
  },
];

for (const reader of readers) {
  test(`a ${reader.language} reader plays a film and closes it`, async ({ page }) => {
    await page.goto(reader.url);
    await expect(page.getByRole('heading', { level: 1, name: reader.heading })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
    await untilReady(page);
    const card = page.getByRole('link', { name: reader.card });
    await card.click();
    const dialog = page.getByRole('dialog', { name: reader.title });
    const player = dialog.locator('video');
    await expect(player).toBeVisible();
    await expect(player).toHaveAttribute('poster', '/images/videos/hostel-admission.webp');
    await expect(player).toHaveAttribute('controls', '');
    await expect(player).toHaveText(reader.unsupported);
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.autoplay && !video.paused)).toBe(true);
    await expect(dialog.getByText(reader.line)).toBeVisible();
    await dialog.getByRole('button', { name: reader.close }).click();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test.describe('when JavaScript never arrives', () => {
    test.use({ javaScriptEnabled: false });

    test(`a ${reader.language} reader has a link to the film and its text`, async ({ page }) => {
      await page.goto(reader.url);
      await expect(page.getByRole('link', { name: reader.card })).toHaveAttribute(
        'href',
        '/videos/hostel-admission.mp4',
      );
      await expect(page.getByText(reader.line)).toBeHidden();
      await page.locator('summary').filter({ hasText: reader.transcript }).click();
      await expect(page.getByText(reader.line)).toBeVisible();
    });
  });
}

for (const look of LOOKS)
  test(`a film is accessible, ${look.theme} at ${look.width} px`, async ({ page }) => {
    await dress(page, look);
    await page.goto('/mr/videogallery');
    await untilReady(page);
    await page.getByRole('link', { name: /वसतिगृह प्रवेश/ }).click();
    await expect(page.getByRole('dialog', { name: 'वसतिगृह प्रवेश' })).toBeVisible();
    await expectAccessible(page);
  });
