import { expect, test } from '@playwright/test';
import { districts, NORTH_TO_SOUTH } from '#app/model/districts/data.server.ts';
import { districtFacts } from '#app/model/districts/districtFacts.server.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    language: 'English',
    code: 'en' as const,
    root: '',
    map: 'Drawn map of the districts',
    list: 'From north to south',
    gaps: 'Not known yet',
    contacts: 'Save contacts',
    open: (name: string) => `${name}: choose your taluka, see the offices`,
    remember: (name: string) => `Remember ${name}`,
    forget: (name: string) => `Forget ${name}`,
    forgetChoice: 'Forget',
    yourDistrict: 'Your district',
  },
  {
    language: 'Marathi',
    code: 'mr' as const,
    root: '/mr',
    map: 'जिल्ह्यांचा नकाशा (चित्र)',
    list: 'उत्तरेकडून दक्षिणेकडे',
    gaps: 'अजून न मिळालेली माहिती',
    contacts: 'सर्व संपर्क जतन करा',
    open: (name: string) => `${name}: तालुका निवडा, कार्यालये पाहा`,
    remember: (name: string) => `${name} माझा जिल्हा म्हणून ठेवा`,
    forget: (name: string) => `${name}: ही निवड काढून टाका`,
    forgetChoice: 'ही निवड काढून टाका',
    yourDistrict: 'आपला जिल्हा',
  },
];

const inOrder = (code: 'en' | 'mr') => NORTH_TO_SOUTH.map((id) => districts[id][code]);
const [first = 'palghar', second = 'thane'] = NORTH_TO_SOUTH;

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.code);
  inEnglish(
    `a ${reader.language} reader walks the map by keyboard from north to south, opens a district and its neighbour, and has it remembered`,
    async ({ page }) => {
      await page.goto(`${reader.root}/district`);
      const map = page.getByRole('navigation', { name: reader.map });
      const list = page.getByRole('region', { name: reader.list });
      for (const names of [map.getByRole('link'), list.getByRole('heading').getByRole('link')])
        await expect(names).toHaveText(inOrder(reader.code));
      for (const { id, talukaBodies } of NORTH_TO_SOUTH.map((id) => districtFacts(id, reader.code)))
        for (const { id: body } of talukaBodies.filter(({ offices }) => offices.length > 0))
          await expect(list.locator(`a[href="${reader.root}/district/${id}#${body}"]`)).toBeVisible();

      await map.getByRole('link').first().focus();
      for (const name of inOrder(reader.code)) {
        await expect(map.getByRole('link', { name, exact: true })).toBeFocused();
        await page.keyboard.press('Tab');
      }

      await map.getByRole('link', { name: districts[first][reader.code], exact: true }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toContainText(districts[first][reader.code]);
      await page.getByRole('main').locator(`a[href$="/district/${second}"]`).click();
      await expect(title).toContainText(districts[second][reader.code]);

      const secondName = districts[second][reader.code];
      await page.getByRole('button', { name: reader.remember(secondName) }).click();
      await expect(page.getByRole('button', { name: reader.forget(secondName) })).toBeVisible();
      await page.goto(`${reader.root}/district`);
      const select = page.getByLabel(reader.yourDistrict, { exact: true });
      await expect(select).toHaveValue(second);
      await select.selectOption(first);
      const chosen = page.getByRole('link', { name: reader.open(districts[first][reader.code]) });
      await expect(chosen).toBeInViewport();
      await expect(chosen).toHaveAttribute('href', `${reader.root}/district/${first}`);
      await page.getByRole('button', { name: reader.forgetChoice }).click();
      await expect(chosen).toBeHidden();
      await page.goto(`${reader.root}/district/${first}`);
      await expect(page.getByRole('button', { name: reader.remember(districts[first][reader.code]) })).toBeVisible();
    },
  );

  test.describe('when JavaScript never arrives', () => {
    test.use({ javaScriptEnabled: false });

    inMarathi(
      `a ${reader.language} reader finds every office, hostel and home of each district, what is not known, and one file of contacts`,
      async ({ page, request }) => {
        for (const id of NORTH_TO_SOUTH) {
          const { offices, talukaBodies, hostels, lists, gaps } = districtFacts(id, reader.code);
          await page.goto(`${reader.root}/district/${id}`);
          const main = page.getByRole('main');
          for (const { office } of offices) if (office) await expect(main).toContainText(office.designation);
          const named = lists.flatMap(({ entries }) => entries.map(({ title }) => title));
          for (const title of [...hostels.entries.map((hostel) => hostel.title), ...named])
            await expect(main.getByText(title, { exact: true })).not.toHaveCount(0);
          const unknown = page.getByRole('region', { name: reader.gaps }).getByRole('list').last();
          await expect(unknown.getByRole('listitem')).toHaveCount(gaps.length);
          for (const { offices: inTalukas } of talukaBodies)
            for (const taluka of inTalukas) await expect(page.locator(`details[id="${taluka.id}"]`)).toHaveCount(1);
          await expect(page.getByRole('button', { name: reader.remember(districts[id][reader.code]) })).toBeHidden();
          const file = await page.getByRole('link', { name: reader.contacts }).getAttribute('href');
          const contacts = await (await request.get(file ?? '')).text();
          expect(contacts).toContain(offices[0]?.office?.office_email ?? '');
        }
      },
    );
  });
}
