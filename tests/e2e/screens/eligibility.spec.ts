import { expect, type Page, test } from '@playwright/test';
import { schemes } from '#app/model/schemes/data.server.ts';
import { aScheme, firstDocument, nameOf } from '#tests/content.ts';
import { tabTo } from '#tests/e2e/support/keyboard.ts';
import { escapeRegExp, holdRequests } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const isFor = (situation: 'widow') => (rule: Rule) => rule.kind === 'situation' && rule.anyOf?.includes(situation);
type Rule = (typeof aScheme.eligibility)[number];

/** Finds a widow pension with an age condition, and a scholarship for studies abroad. */
const pension =
  schemes.find(
    ({ eligibility, benefits }) =>
      benefits[0]?.period === 'month' &&
      eligibility.some((rule) => isFor('widow')(rule) && rule.kind === 'situation' && rule.anyOf?.length === 1) &&
      eligibility.some(({ kind }) => kind === 'age'),
  ) ?? aScheme;
const abroad =
  schemes.find(({ eligibility }) => eligibility.some((rule) => rule.kind === 'study' && rule.stage === 'abroad')) ??
  aScheme;
const age = pension.eligibility.find(({ kind }) => kind === 'age');
const paper = firstDocument(pension);

const inOneRow = (...texts: string[]) => new RegExp(texts.map(escapeRegExp).join('.*'));

const readers = [
  {
    language: 'English',
    root: '',
    title: 'What can I get?',
    check: 'Check what I can get',
    student: 'Student, or admitted to a course',
    graduate: {
      'What are you studying now?': 'Not studying now',
      'Have you been admitted to a new course?': 'To a postgraduate course',
      'Which of these fit the course?': 'Admitted to a course abroad',
    } as Record<string, string>,
    noneYet: /^(You may get \d+ schemes?|\d+ schemes? still to check|No scheme fits your answers)$/,
    abroad: abroad.title.en,
    admitted: 'Your answer: Admitted to a course abroad.',
    widow: 'Widow or single woman',
    senior: '60 or more years old',
    helping: /^I am helping someone/,
    continue: 'Continue',
    skip: 'I don’t know',
    soFar: 'Show the schemes so far',
    fillingIn: 'Filling in your answers…',
    back: 'Back',
    age: {
      title: 'How old are you?',
      theirs: 'How old are they?',
      field: 'Know the exact age?',
      value: '45',
      said: '45 years',
    },
    wrong: 'Write a number from 0 to 120 in digits, or choose a group.',
    empty: 'Choose an age group, or write the age.',
    progress: /^Question \d+ of at most \d+$/,
    community: 'Which community do you belong to?',
    answers: {
      'Are you a widow, divorced, deserted or unmarried?': 'Widow',
      'Is your family on the below-poverty-line list?': 'Yes',
      'Do you live in Maharashtra?': 'Yes',
      'Do you get another pension from the government?': 'No',
    } as Record<string, string>,
    review: 'Check your answers',
    show: 'See the schemes',
    fits: /^You may get \d+ schemes?$/,
    why: 'Why they fit',
    conditions: /^All conditions \(\d+\)/,
    pension: (pension.plainTitle ?? pension.title).en,
    reason: `${age?.text.en} Your answer: 45 years.`,
    other: /^For other situations \(\d+\)$/,
    refused: /^Not for you now \(\d+\)$/,
    answer: /Your answer: /,
    add: inOneRow('This fits me too', 'Student, or admitted to a course'),
    papers: 'Papers',
    bring: 'Papers to bring',
    paper: paper.en,
    apply: 'How to apply',
    taluka: 'Your taluka',
    district: 'Your district',
    clear: 'Clear everything and start again',
    cleared: 'Everything is cleared. None of your answers is left on this phone.',
    skipped: 'I don’t know',
    table: 'Who can get what',
    row: inOneRow(nameOf(pension).en, pension.forWhom.en),
  },
  {
    language: 'Marathi',
    root: '/mr',
    title: 'मला काय मिळेल?',
    check: 'मला काय मिळेल ते पाहा',
    student: 'विद्यार्थी, किंवा शिक्षणासाठी प्रवेश मिळालेली व्यक्ती',
    graduate: {
      'आपण सध्या कोणते शिक्षण घेत आहात?': 'सध्या शिकत नाही',
      'आपल्याला नव्या अभ्यासक्रमास प्रवेश मिळाला आहे का?': 'पदव्युत्तर अभ्यासक्रमास',
      'अभ्यासक्रमाबाबत यांपैकी काय खरे आहे?': 'परदेशातील अभ्यासक्रमास प्रवेश मिळाला आहे',
    } as Record<string, string>,
    noneYet: /योजना (मिळू शकते|मिळू शकतात|अजून तपासाय(ची आहे|च्या आहेत)|नाही)$/,
    abroad: abroad.title.mr,
    admitted: 'आपले उत्तर: परदेशातील अभ्यासक्रमास प्रवेश मिळाला आहे.',
    widow: 'विधवा किंवा एकल महिला',
    senior: '६० वर्षे किंवा अधिक वयाची व्यक्ती',
    helping: /^मी दुसऱ्या व्यक्तीला मदत करत आहे/,
    continue: 'पुढे',
    skip: 'माहीत नाही',
    soFar: 'आतापर्यंतच्या योजना दाखवा',
    fillingIn: 'आपली माहिती भरत आहोत…',
    back: 'मागे',
    age: {
      title: 'आपले वय किती आहे?',
      theirs: 'त्यांचे वय किती आहे?',
      field: 'नेमके वय माहीत आहे?',
      value: '४५',
      said: '४५ वर्षे',
    },
    wrong: '० ते १२० यांमधील संख्या आकड्यांत लिहा किंवा गट निवडा.',
    empty: 'वयाचा गट निवडा किंवा वय लिहा.',
    progress: /^प्रश्न [०-९]+, जास्तीत जास्त [०-९]+$/,
    community: 'आपण कोणत्या समाजातील आहात?',
    answers: {
      'आपण विधवा, घटस्फोटित, पतीने सोडलेल्या (परित्यक्ता) की अविवाहित आहात?': 'विधवा',
      'आपल्या कुटुंबाचे नाव दारिद्र्यरेषेखालील (बीपीएल) यादीत आहे का?': 'होय',
      'आपण महाराष्ट्राचे रहिवासी आहात का?': 'होय',
      'आपल्याला शासनाकडून दुसरे निवृत्तीवेतन (पेन्शन) मिळते का?': 'नाही',
    } as Record<string, string>,
    review: 'आपली उत्तरे तपासा',
    show: 'योजना पाहा',
    fits: /^[०-९]+ योजना मिळू (शकते|शकतात)$/,
    why: 'या योजना का जुळतात',
    conditions: /^सर्व अटी \([०-९]+\)/,
    pension: (pension.plainTitle ?? pension.title).mr,
    reason: `${age?.text.mr} आपले उत्तर: ४५ वर्षे.`,
    other: /^इतर परिस्थितींसाठी \([०-९]+\)$/,
    refused: /^सध्या लागू नाहीत \([०-९]+\)$/,
    answer: /आपले उत्तर: /,
    add: inOneRow('हे मलाही लागू आहे', 'विद्यार्थी, किंवा शिक्षणासाठी प्रवेश मिळालेली व्यक्ती'),
    papers: 'कागदपत्रे',
    bring: 'सोबत न्यायची कागदपत्रे',
    paper: paper.mr,
    apply: 'अर्ज कसा करायचा',
    taluka: 'आपला तालुका',
    district: 'आपला जिल्हा',
    clear: 'सर्व पुसून पुन्हा सुरू करा',
    cleared: 'सर्व पुसले आहे. आपले एकही उत्तर या फोनवर राहिलेले नाही.',
    skipped: 'माहीत नाही',
    table: 'कोणाला काय मिळते',
    row: inOneRow(nameOf(pension).mr, pension.forWhom.mr),
  },
] as const;

type Reader = (typeof readers)[number];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Ticks a life situation and continues to the question about age. */
async function begin(page: Page, reader: Reader, situation: string) {
  await page.goto(`${reader.root}/eligibility`);
  await page.getByRole('checkbox', { name: situation, exact: true }).check();
  await page.getByRole('button', { name: reader.continue }).click();
  await expect(heading(page, reader.age.title)).toBeFocused();
}

/** Answers the remaining questions by keyboard, and skips those that `answers` does not contain. */
async function answerTheRest(page: Page, reader: Reader, answers: Record<string, string> = reader.answers) {
  const title = page.locator('main h1');
  const review = heading(page, reader.review);
  while (!(await review.isVisible())) {
    const question = (await title.textContent()) ?? '';
    const answer = answers[question];
    if (answer === undefined) await page.getByRole('button', { name: reader.skip }).press('Enter');
    else {
      const option = { name: answer, exact: true };
      await page.getByRole('radio', option).or(page.getByRole('checkbox', option)).press('Space');
      await page.keyboard.press('Enter');
    }
    await expect(title).not.toHaveText(question);
  }
}

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.root ? 'mr' : 'en');
  test.describe(`a ${reader.language} reader`, () => {
    inMarathi(
      'who is a widow of 45 in Palghar finds her pension, sees the required documents and calls the office',
      {
        tag: ['@conformance/keyboard', '@conformance/finder'],
      },
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 800 });
        await page.goto(`${reader.root}/`);
        await page.getByRole('main').getByRole('link', { name: reader.check }).press('Enter');
        await expect(heading(page, reader.title)).toBeVisible();
        await tabTo(page, page.getByRole('checkbox', { name: reader.widow, exact: true }));
        await page.keyboard.press('Space');
        await page.keyboard.press('Enter');

        await expect(heading(page, reader.age.title)).toBeFocused();
        await expect(page).toHaveTitle(new RegExp(`^${escapeRegExp(reader.age.title)} – `));
        await expect(page.getByRole('button', { name: reader.continue })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByText(reader.progress)).toBeVisible();
        const field = page.getByRole('textbox', { name: reader.age.field });
        await tabTo(page, field);
        await page.keyboard.type('45x');
        await page.keyboard.press('Enter');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await tabTo(page, page.getByRole('link', { name: reader.wrong }));
        await page.keyboard.press('Enter');
        await expect(field).toBeFocused();
        await field.fill(reader.age.value);
        await page.keyboard.press('Enter');
        await expect(heading(page, reader.community)).toBeFocused();
        const answers = page.getByRole('radiogroup').locator('label');
        const lefts = await answers.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().left));
        expect(new Set(lefts).size, 'long answers stand below each other').toBe(1);
        await answerTheRest(page, reader);
        await expect(page.getByRole('button', { name: reader.show })).toBeInViewport({ ratio: 1 });
        await page.getByRole('button', { name: reader.show }).press('Enter');

        await expect(heading(page, reader.fits)).toBeFocused();
        await expect(page.getByRole('listitem').getByRole('link', { name: reader.pension })).toBeVisible();
        const likely = page.getByRole('region', { name: reader.why });
        const card = likely
          .getByRole('article')
          .filter({ has: page.getByRole('link', { name: reader.pension, exact: true }) });
        await card.getByText(reader.conditions).click();
        await expect(card.getByRole('listitem').filter({ hasText: reader.reason })).toHaveCount(1);
        await page.getByRole('heading', { name: reader.refused }).click();
        await expect(page.getByRole('listitem').filter({ hasText: reader.answer }).first()).toBeVisible();

        await page.getByRole('main').getByRole('link', { name: reader.papers, exact: true }).press('Enter');
        await expect(page.getByRole('heading', { level: 2, name: reader.bring })).toBeVisible();
        await expect(page.getByRole('main').getByText(reader.paper).first()).toBeVisible();
        await page.goBack();
        await expect(heading(page, reader.fits)).toBeVisible();
        await card.getByRole('link', { name: reader.apply }).press('Enter');
        await expect(heading(page, reader.pension)).toBeVisible();
        await page.getByLabel(reader.district, { exact: true }).selectOption('palghar');
        await page.getByLabel(reader.taluka, { exact: true }).filter({ visible: true }).selectOption({ index: 1 });
        await expect(page.getByRole('article').locator('a[href^="tel:"]:visible').first()).toBeVisible();
      },
    );

    inMarathi('who continues before any script has loaded loses no answer', async ({ page }) => {
      const arrive = await holdRequests(page, /\/assets\/[^/]+\.js(\?.*)?$/);
      await page.goto(`${reader.root}/eligibility`, { waitUntil: 'commit' });
      await page.getByRole('checkbox', { name: reader.senior, exact: true }).check();
      await page.getByRole('button', { name: reader.continue }).click();
      await expect(page.getByRole('button', { name: reader.continue })).toHaveAttribute('aria-busy', 'true');
      arrive();
      await expect(heading(page, reader.age.title)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('checkbox', { name: reader.senior, exact: true })).toBeChecked();
    });

    inEnglish(
      'who has answered a few questions sees the schemes so far, and comes back to the question',
      async ({ page }) => {
        await page.goto(`${reader.root}/eligibility#situation=-`);
        const soFar = page.getByRole('button', { name: reader.soFar });
        for (let answers = 1; !(await soFar.isVisible()); answers++) {
          expect(answers, 'answers without a way to the schemes').toBeLessThan(8);
          const question = (await page.locator('main h1').textContent()) ?? '';
          await page.getByRole('button', { name: reader.skip }).click();
          await expect(page.locator('main h1')).not.toHaveText(question);
        }
        const question = (await page.locator('main h1').textContent()) ?? '';
        await soFar.click();
        await expect(heading(page, reader.noneYet)).toBeFocused();
        await page.goBack();
        await expect(heading(page, question)).toBeVisible();
      },
    );

    inMarathi(
      'who comes with answers never sees the first question, also before any script has loaded',
      async ({ page }) => {
        const arrive = await holdRequests(page, /\/assets\/[^/]+\.js(\?.*)?$/);
        await page.goto(`${reader.root}/eligibility#situation=senior`, { waitUntil: 'commit' });
        await expect(page.getByText(reader.fillingIn)).toBeVisible();
        await expect(page.getByRole('checkbox', { name: reader.senior, exact: true })).toBeHidden();
        arrive();
        await expect(heading(page, reader.age.title)).toBeVisible();
      },
    );

    inEnglish('whose address contains no answer of the finder sees the first question', async ({ page }) => {
      await page.goto(`${reader.root}/eligibility#none=this`);
      await expect(page.getByRole('checkbox', { name: reader.senior, exact: true })).toBeVisible();
      await expect(page.getByText(reader.fillingIn)).toBeHidden();
    });

    inEnglish('who does not know the other situations keeps the one that is ticked', async ({ page }) => {
      await page.goto(`${reader.root}/eligibility`);
      await page.getByRole('checkbox', { name: reader.widow, exact: true }).check();
      await page.getByRole('button', { name: reader.skip }).click();
      await expect(heading(page, reader.age.title)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('checkbox', { name: reader.widow, exact: true })).toBeChecked();
    });

    inMarathi('who gives no age is led to the groups, and sees both ways to answer marked', async ({ page }) => {
      await begin(page, reader, reader.senior);
      await page.getByRole('button', { name: reader.continue }).click();
      const groups = page.getByRole('radiogroup', { name: reader.age.title });
      const field = page.getByRole('textbox', { name: reader.age.field });
      for (const way of [groups, field]) await expect(way).toHaveAttribute('aria-invalid', 'true');
      const colours = [groups.locator('label').first(), field].map((way) =>
        way.evaluate((one) => getComputedStyle(one).borderTopColor),
      );
      expect(new Set(await Promise.all(colours)).size).toBe(1);
      await page.getByRole('link', { name: reader.empty }).press('Enter');
      await expect(groups.getByRole('radio').first()).toBeFocused();
      await field.fill('x');
      await expect(groups).not.toHaveAttribute('aria-invalid');
      await expect(page.getByRole('link', { name: reader.wrong })).toBeVisible();
    });

    inEnglish('who graduated and is admitted abroad still sees the scholarship', async ({ page }) => {
      await begin(page, reader, reader.student);
      await page.getByRole('button', { name: reader.skip }).click();
      await expect(heading(page, reader.age.title)).toBeHidden();
      await answerTheRest(page, reader, reader.graduate);
      await page.getByRole('button', { name: reader.show }).press('Enter');
      await expect(heading(page, reader.noneYet)).toBeFocused();
      const refused = page.locator('[data-verdict="check"] article').filter({ hasText: reader.abroad });
      await expect(refused).toContainText(reader.admitted);
    });

    inEnglish('who ticked nothing adds a situation to the result with one press', async ({ page }) => {
      await page.goto(`${reader.root}/eligibility#situation=-`);
      await expect(heading(page, reader.age.title)).toBeVisible();
      await answerTheRest(page, reader, {});
      await page.getByRole('button', { name: reader.show }).press('Enter');
      await page.getByRole('heading', { name: reader.other }).click();
      await page.getByRole('button', { name: reader.add }).click();
      await expect(heading(page, Object.keys(reader.graduate)[0] ?? '')).toBeVisible();
    });

    inMarathi('who goes back, skips and reloads loses no answer', { tag: '@conformance/finder' }, async ({ page }) => {
      await begin(page, reader, reader.senior);
      await page.getByRole('textbox').fill(reader.age.value);
      await page.getByRole('button', { name: reader.continue }).click();
      await expect(heading(page, reader.community)).toBeFocused();
      await page.getByRole('button', { name: reader.skip }).click();
      await expect(heading(page, reader.community)).toBeHidden();
      await page.goBack();
      await expect(heading(page, reader.community)).toBeVisible();
      await page.getByRole('button', { name: reader.back }).click();
      await expect(page.getByRole('textbox')).toHaveValue(reader.age.value);
      await page.reload();
      await expect(page.getByRole('textbox')).toHaveValue(reader.age.value);
      await page.getByRole('button', { name: reader.continue }).click();
      await expect(heading(page, reader.community)).toBeHidden();
      await answerTheRest(page, reader);
      await expect(page.getByRole('main').getByText(reader.age.said, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(reader.skipped, { exact: true }).first()).toBeVisible();
    });

    inEnglish(
      'who answers for somebody else can clear everything',
      { tag: '@conformance/announced' },
      async ({ page }) => {
        await page.goto(`${reader.root}/eligibility`);
        await page.getByRole('checkbox', { name: reader.helping }).check();
        await page.getByRole('checkbox', { name: reader.senior, exact: true }).check();
        await page.getByRole('button', { name: reader.continue }).click();
        await expect(heading(page, reader.age.theirs)).toBeFocused();
        await page.getByRole('textbox').fill(reader.age.value);
        await page.getByRole('button', { name: reader.continue }).click();
        await expect(heading(page, reader.age.theirs)).toBeHidden();
        await page.getByRole('button', { name: reader.clear }).click();

        const ticked = page.getByRole('main').locator('input:checked');
        const left = () =>
          page.evaluate(() =>
            JSON.stringify([location.href, document.title, history.state, { ...localStorage }, { ...sessionStorage }]),
          );
        await expect(page.getByRole('status').filter({ hasText: reader.cleared })).toBeVisible();
        await expect(heading(page, reader.title)).toBeFocused();
        await expect(ticked).toHaveCount(0);
        expect(await left()).not.toMatch(/senior|answers/);
        await page.goForward().catch(() => undefined);
        await page.goBack();
        await page.reload();
        await expect(heading(page, reader.title)).toBeVisible();
        await expect(ticked).toHaveCount(0);
        expect(await left()).not.toMatch(/senior|answers/);
      },
    );
  });

  test.describe(`without JavaScript, a ${reader.language} reader`, () => {
    test.use({ javaScriptEnabled: false });

    inMarathi('opens the list of schemes by life situation', async ({ page }) => {
      await page.goto(`${reader.root}/eligibility`);
      await expect(page.getByRole('button', { name: reader.continue })).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: reader.table }).click();
      await expect(heading(page, reader.table)).toBeVisible();
      await page.getByRole('heading', { level: 2, name: reader.widow }).click();
      await expect(page.getByRole('row', { name: reader.row })).toBeVisible();
    });
  });
}

test('conditions that fail to load can be requested again, and the list of schemes stays a link away', async ({
  page,
}) => {
  await page.route('**/eligibility/en.json', (route) => route.abort());
  await page.goto('/eligibility');
  await page.getByRole('checkbox', { name: 'Student, or admitted to a course' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('link', { name: 'Who can get what' })).toBeVisible();
  await page.unroute('**/eligibility/en.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How old are you?' })).toBeFocused();
});

test('a double click on a slow connection continues only once, and clearing also empties the list of documents', async ({
  page,
}) => {
  await page.goto('/papers');
  await page.getByText('Choose schemes', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a scheme' }).fill(nameOf(aScheme).en);
  await page.getByRole('checkbox', { name: nameOf(aScheme).en }).check();
  await expect(page.getByText('0 of', { exact: false }).first()).toBeVisible();

  const openPage = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  };
  await openPage('What can I get?');
  const arrive = await holdRequests(page, /\/eligibility\/en\.json$/);
  await page.getByRole('checkbox', { name: 'Student, or admitted to a course' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'How old are you?' })).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Student, or admitted to a course' })).toBeChecked();

  await page.getByRole('button', { name: 'Clear everything and start again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Everything is cleared.' })).toBeVisible();
  await openPage('Papers you need');
  await expect(page.getByRole('heading', { level: 2, name: 'Papers of all schemes' })).toBeVisible();
});
