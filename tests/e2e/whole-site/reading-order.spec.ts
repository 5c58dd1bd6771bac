import { expect, test } from '@playwright/test';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { amountOfScheme, aScheme, hostelWithPhotos, nameOf, schemePath } from '#tests/content.ts';

const firstHostel = hostels.find(({ category }) => category === 'government');
const firstAided = hostels.find(({ category }) => category === 'aided');

test.describe('a screen reader', { tag: '@conformance/reading-order' }, () => {
  for (const language of LANGUAGES)
    test(`gets the home page in order, from skip link to footer: "${language}"`, async ({ page }) => {
      await page.goto(pathIn(language, '/'));
      const word = (en: string, mr: string) => JSON.stringify(language === 'en' ? en : mr);
      const section = (en: string, mr: string) => `
        - region ${word(en, mr)}:
          - heading ${word(en, mr)} [level=2]`;
      const news = word('Notices and events', 'सूचना व कार्यक्रम');
      const notices = word('Notices', 'सूचना');
      await expect(page.locator('body')).toMatchAriaSnapshot(`
      - /children: equal
      - link ${word('Skip to main content', 'मुख्य मजकुराकडे जा')}
      - banner:
        - group ${word('Text size', 'अक्षरांचा आकार')}
        - navigation "Language / भाषा"
        - search ${word('Search this site', 'या संकेतस्थळावर शोधा')}
        - navigation ${word('Main', 'मुख्य')}
      - main:
        - heading ${word('What happened?', 'काय झाले?')} [level=1]
        - list
        - search ${word('Say it in your own words', 'आपल्या शब्दांत लिहा')}
        - link ${word('Check what I can get', 'मला काय मिळेल ते पाहा')}
        - region ${word('Latest updates', 'ताज्या घडामोडी')}
        ${section('Want to ask?', 'विचारायचे आहे?')}
        ${section('Online services', 'ऑनलाइन सेवा')}
        - region ${news}:
          - heading ${news} [level=2]
          - tablist ${news}:
            - /children: equal
            - tab ${notices} [selected]
            - tab ${word('Tenders', 'निविदा')} [selected=false]
            - tab ${word('Events', 'कार्यक्रम')} [selected=false]
          - tabpanel ${notices}
        ${section('Programmes and schemes', 'उपक्रम व योजना')}
        ${section('Photos', 'छायाचित्रे')}
        ${section('Videos', 'व्हिडिओ')}
        ${section('Leadership', 'नेतृत्व')}
        ${section('The department', 'विभागाविषयी')}
        - group
        - group
        - region ${word('Government portals', 'शासकीय पोर्टल')}
      - contentinfo
    `);
    });

  test('gets what a scheme gives before who gets it and how to apply', async ({ page }) => {
    await page.goto(schemePath);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - navigation "You are here"
      - heading "${nameOf(aScheme).en}" [level=1]
      - region "You get":
        - heading "You get" [level=2]
        - paragraph: /${amountOfScheme('en')}/
        - term: For whom
      - navigation "On this page"
      - region "Who can get it":
        - heading "Who can get it" [level=2]
        - list:
          - listitem: ${JSON.stringify(aScheme.eligibility[0]?.text.en)}
      - region "What you get":
        - heading "What you get" [level=2]
      - region /^Papers/:
        - heading /^Papers/ [level=2]
      - region "How to apply":
        - heading "How to apply" [level=2]
      - region "Where to go":
        - heading "Where to go" [level=2]
    `);
  });

  test('gets the hostels by district, with what they are chosen by', async ({ page }) => {
    await page.goto('/mr/hostels/governmenthostels');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - combobox "प्रकार"
      - combobox "जिल्हा"
      - group "कोणासाठी":
        - radio "सर्व" [checked]
        - radio "मुली"
        - radio "मुले"
      - status
      - heading "शासकीय वसतिगृहे" [level=2]
      - heading /^${firstHostel && districts[firstHostel.district].mr}/ [level=3]
      - list:
        - listitem:
          - link /^${firstHostel?.hostelFullname.mr}/
    `);
  });

  test('gets the aided hostels, also on a phone, as a table with name, columns and rows', {
    tag: '@conformance/tables',
  }, async ({ page }) => {
    const hostel = firstAided?.hostelFullname.mr;
    await page.goto('/mr/hostels/governmentaidedhostels');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - table "जिल्हानिहाय अनुदानित वसतिगृहे":
          - rowgroup:
            - row:
              - /children: equal
              - columnheader "जिल्हा"
              - columnheader "संस्था"
              - columnheader "यादी"
              - columnheader "आकार"
              - columnheader "डाउनलोड"
          - rowgroup:
            - row:
              - /children: equal
              - rowheader "${firstAided && districts[firstAided.district].mr}"
              - cell /^${hostel}/
              - cell
              - cell
              - cell
      `);
    }
  });

  test('gets the photos of a hostel: hostel, picture, buttons, number', async ({ page }) => {
    test.skip(!hostelWithPhotos, 'No hostel of the content has photos and free seats');
    const hostel = hostelWithPhotos?.hostelFullname.en ?? '';
    const photos = hostelWithPhotos?.photos?.length;
    await page.goto(`/hostels/governmenthostels/hostelpdf?hostel=${hostelWithPhotos?.name}`);
    await page.getByRole('button', { name: /^\d+ photos$/ }).click();
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
