import { expect, test } from '@playwright/test';
import { formatDate } from '#app/i18n/format/dates.ts';
import { inForce } from '#app/model/archive/rules.ts';
import { events } from '#app/model/events/data.server.ts';
import { currentEvents, pastEvents } from '#app/model/events/rules.ts';
import { AS_OF } from '#app/model/site/data.server.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const listed = inForce(events, AS_OF);
const current = currentEvents(listed, AS_OF);
const past = pastEvents(listed, AS_OF);
const [pastEvent = events[0]] = past;
if (!pastEvent) throw new Error('The content has no event');

const { startDate, endDate, venue, postedDate } = pastEvent;
const valuesIn = (language: 'en' | 'mr') => [
  formatDate(startDate, language),
  formatDate(endDate, language),
  venue[language],
  formatDate(postedDate, language),
];

test.skip(past.length < 2, 'Fewer than two events of the content are over');

const readers = [
  {
    language: 'English',
    current: '/notices/events',
    past: '/notices/pastevents',
    currentTitle: 'Current events',
    noneFound: 'No Events found.',
    seePast: 'See past events',
    pastTitle: 'Past events',
    event: pastEvent.title.en,
    posted: `Posted ${formatDate(pastEvent.postedDate, 'en')}`,
    grid: 'Grid',
    list: 'List',
    facts: ['Start date', 'End date', 'Venue', 'Posted'],
    values: valuesIn('en'),
    back: 'Back to events',
    unknownTitle: 'Event not found',
    unknownText: "The event you're looking for doesn't exist or has been removed.",
  },
  {
    language: 'Marathi',
    current: '/mr/notices/events',
    past: '/mr/notices/pastevents',
    currentTitle: 'चालू कार्यक्रम',
    noneFound: 'कोणतेही कार्यक्रम आढळले नाहीत.',
    seePast: 'झालेले कार्यक्रम पाहा',
    pastTitle: 'झालेले कार्यक्रम',
    event: pastEvent.title.mr,
    posted: `प्रसिद्धी: ${formatDate(pastEvent.postedDate, 'mr')}`,
    grid: 'चौकटी',
    list: 'यादी',
    facts: ['सुरू होण्याची तारीख', 'संपण्याची तारीख', 'स्थळ', 'प्रसिद्धीची तारीख'],
    values: valuesIn('mr'),
    back: 'कार्यक्रमांकडे परत जा',
    unknownTitle: 'कार्यक्रम सापडला नाही',
    unknownText: 'आपण शोधत असलेला कार्यक्रम येथे नाही किंवा तो काढून टाकला आहे.',
  },
];

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.current.startsWith('/mr') ? 'mr' : 'en');
  test.describe(`a ${reader.language} reader`, () => {
    inEnglish(
      'reads current events, or that there are none, and opens the past ones, first as a list and then as a grid',
      {
        tag: '@conformance/past',
      },
      async ({ page }) => {
        await page.goto(reader.current);
        await expect(page.getByRole('heading', { level: 1, name: reader.currentTitle })).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(current.length);
        await expect(page.getByRole('heading', { level: 2, name: reader.noneFound })).toHaveCount(
          current.length > 0 ? 0 : 1,
        );
        await page.getByRole('link', { name: reader.seePast }).click();
        await expect(page).toHaveURL(reader.past);
        await expect(page.getByRole('heading', { level: 1, name: reader.pastTitle })).toBeVisible();

        await expect(page.getByRole('radio', { name: reader.list })).toBeChecked();
        const tops = () =>
          page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
        const [first = 0, second = 0] = await tops();
        expect(second).toBeGreaterThan(first);
        await page.getByText(reader.grid, { exact: true }).click();
        await expect(page.getByRole('radio', { name: reader.grid })).toBeChecked();
        const [left, right] = await tops();
        expect(right).toBe(left);
      },
    );

    inMarathi('finds a past event in the list, reads it and comes back', async ({ page }) => {
      await page.goto(reader.past);
      await expect(page.getByRole('article')).toHaveCount(past.length);
      const card = page.getByRole('article').filter({ hasText: reader.event });
      await expect(card.getByRole('img')).toHaveAttribute('alt', /^(Drawing|चित्र): /);
      await expect(card).toContainText(reader.posted);
      await card.getByRole('link', { name: reader.event }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.event })).toBeVisible();
      await expect(page.getByRole('term')).toHaveText(reader.facts);
      await expect(page.getByRole('definition')).toHaveText(reader.values);
      await page.getByRole('link', { name: reader.back }).click();
      await expect(page).toHaveURL(reader.past);
    });

    inMarathi('is told that an event does not exist', async ({ page }) => {
      expect((await page.goto(`${reader.current}/${Math.max(...past.map(({ id }) => id)) + 900}`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: reader.unknownTitle })).toBeVisible();
      await expect(page.getByText(reader.unknownText)).toBeVisible();
      await page.getByRole('link', { name: reader.back }).click();
      await expect(page).toHaveURL(reader.current);
    });
  });
}

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('the events can be read and shown as a grid', async ({ page }) => {
    await page.goto('/mr/notices/pastevents');
    await expect(page.getByRole('article')).toHaveCount(past.length);
    await page.getByText('चौकटी', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'चौकटी' })).toBeChecked();
    await page.getByRole('link', { name: pastEvent.title.mr }).click();
    await expect(page.getByRole('heading', { level: 1, name: pastEvent.title.mr })).toBeVisible();
  });
});
