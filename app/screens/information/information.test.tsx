import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { localize } from '#app/model/localize.ts';
import type { InformationPage } from '#app/model/pages/schema.server.ts';
import { siteSchema } from '#app/model/site/schema.server.ts';
import { renderScreen } from '#tests/fixtures/renderPart.tsx';
import InformationScreen from './route.tsx';

const FORM = 'https://forms.example.org/feedback';

const PAGE: InformationPage = {
  kind: 'information',
  id: 'feedback',
  title: { en: 'Made-up title', mr: 'शीर्षक' },
  description: { en: 'A description', mr: 'वर्णन' },
  sections: [{ title: { en: 'Ways', mr: 'मार्ग' }, content: [{ en: 'Call or visit.', mr: 'फोन किंवा भेट.' }] }],
  source: ['A source'],
  confidence: 'high',
  asOf: '2020-01-01',
};

function feedbackPage(language: Language, form: string | undefined): string {
  const content = localize(PAGE, language);
  const loaderData = { content, form, packages: undefined, page: { title: content.title, description: '' } };
  return renderScreen(InformationScreen, loaderData, language, '/feedback');
}

const READERS = [
  { language: 'en', open: 'Open the feedback form', ways: 'Call or visit.' },
  { language: 'mr', open: 'अभिप्रायाचा फॉर्म उघडा', ways: 'फोन किंवा भेट.' },
] as const;

describe.each(READERS)('the feedback page in "$language"', ({ language, open, ways }) => {
  it('shows its content without a link when the department has no form', () => {
    const page = feedbackPage(language, undefined);
    expect(page).toContain(ways);
    expect(page).not.toContain(open);
  });

  it("links to the department's form and still shows its content", () => {
    const page = feedbackPage(language, FORM);
    expect(page).toContain(`href="${FORM}"`);
    expect(page).toContain(open);
    expect(page).toContain('forms.example.org');
    expect(page).toContain(ways);
  });
});

it('the address of a feedback form is optional, but must be a URL', () => {
  const { feedbackForm } = siteSchema.shape;
  expect(feedbackForm.safeParse(undefined).success).toBe(true);
  expect(feedbackForm.safeParse(FORM).success).toBe(true);
  expect(feedbackForm.safeParse('feedback@example.org').success).toBe(false);
});
