import { expect, test } from '@playwright/test';
import { districts } from '#app/model/districts/data.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { amountOfScheme, aScheme, hostelWithPhotos, schemePath } from '#tests/content.ts';

const firstHostel = hostels.find(({ category }) => category === 'government');

test.describe('a screen reader', { tag: '@conformance/reading-order' }, () => {
  test('gets the home page in order, from skip link to footer', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - /children: equal
      - link "Skip to main content"
      - banner:
        - group "Text size"
        - navigation "Language / भाषा"
        - search "Search this site"
        - navigation "Main"
      - main:
        - region "Latest updates"
        - heading "The help you are entitled to, and how to get it" [level=1]
        - link "Check what I can get"
        - navigation "Often needed:"
        - region "What happened?":
          - heading "What happened?" [level=2]
        - region "Leadership":
          - heading "Leadership" [level=2]
        - region "About the department":
          - heading "About the department" [level=2]
        - region "Notices, tenders and events":
          - heading "Notices, tenders and events" [level=2]
          - tablist "Notices, tenders and events":
            - /children: equal
            - tab "Notices" [selected]
            - tab "Tenders" [selected=false]
            - tab "Events" [selected=false]
          - tabpanel "Notices"
        - region "Programmes and schemes":
          - heading "Programmes and schemes" [level=2]
        - region "Divisions":
          - heading "Divisions" [level=2]
        - region "Online services":
          - heading "Online services" [level=2]
        - region "Photos and videos":
          - heading "Photos and videos" [level=2]
        - region "Important links":
          - heading "Important links" [level=2]
      - contentinfo
    `);
  });

  test('gets what a scheme gives before who gets it and how to apply', async ({ page }) => {
    await page.goto(schemePath);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - navigation "You are here"
      - heading "${aScheme.title.en}" [level=1]
      - link "All schemes"
      - complementary "You get":
        - heading "You get" [level=2]
        - paragraph: /${amountOfScheme('en')}/
      - navigation "On this page"
      - region "Who can get it":
        - heading "Who can get it" [level=2]
        - list:
          - listitem: ${JSON.stringify(aScheme.eligibility[0]?.text.en)}
      - region "What you get":
        - heading "What you get" [level=2]
      - region "Documents you need":
        - heading "Documents you need" [level=2]
      - region "How to apply":
        - heading "How to apply" [level=2]
      - region "Where to go":
        - heading "Where to go" [level=2]
    `);
  });

  test('gets the hostels, also on a phone, as a table with name, columns and rows', {
    tag: '@conformance/tables',
  }, async ({ page }) => {
    const hostel = firstHostel?.hostelFullname.mr;
    await page.goto('/mr/hostels/governmenthostels');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - table "जिल्हानिहाय शासकीय वसतिगृहे":
          - rowgroup:
            - row:
              - /children: equal
              - columnheader "जिल्हा"
              - columnheader "वसतिगृह"
              - columnheader "तपशील"
              - columnheader "आकार"
              - columnheader "छायाचित्रे"
          - rowgroup:
            - row:
              - /children: equal
              - rowheader /^${firstHostel && districts[firstHostel.district].mr}/
              - cell "${hostel}"
              - 'cell "पाहा : ${hostel}"'
              - cell
              - 'cell "छायाचित्रे : ${hostel}"'
      `);
    }
  });

  test('gets the photos of a hostel: hostel, picture, buttons, number', async ({ page }) => {
    test.skip(!hostelWithPhotos, 'No hostel of the content has photos and free seats');
    const hostel = hostelWithPhotos?.hostelFullname.en ?? '';
    const photos = hostelWithPhotos?.photos?.length;
    await page.goto('/hostels/governmenthostels');
    await page.getByRole('button', { name: `Photos : ${hostel}` }).click();
    await expect(page.getByRole('dialog', { name: hostel })).toMatchAriaSnapshot(`
      - 'dialog "${hostel}"':
        - 'heading "${hostel}" [level=2]'
        - button "Close"
        - list:
          - listitem:
            - img /^(Drawing|Photo)/
        - button "Previous photo"
        - button "Next photo"
        - list:
          - listitem:
            - button "Photo 1"
          - listitem:
            - button "Photo ${photos}"
    `);
    await expect(page.getByRole('dialog').getByText(`1 / ${photos}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Photo 1' })).toHaveAttribute('aria-current', 'true');
  });
});
