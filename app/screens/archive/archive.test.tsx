import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { renderScreen } from '#tests/fixtures/renderPart.tsx';
import ArchiveScreen, { type Archived } from './route.tsx';

function renderArchive({ notices = [], events = [], retired = [] }: Partial<Archived>, language: Language): string {
  const loaderData = {
    notices,
    events,
    retired,
    lastUpdated: '2026-08-01',
    page: { title: 'Archive', description: '' },
  };
  return renderScreen(ArchiveScreen, loaderData, language, '/archive');
}

const notice = {
  id: 'hostel-admission-2026',
  title: 'Admission to hostels',
  date: '2026-06-01',
  file: '/pdfs/notices/hostel-admission-2026.en.pdf',
  bytes: 41_000,
  since: '2026-07-01',
  sample: undefined,
};

describe('the archive', () => {
  it.each([
    {
      language: 'en',
      messages: ['No notice has expired yet.', 'No event is over yet.', 'Nothing has been closed yet.'],
    },
    {
      language: 'mr',
      messages: ['अजून एकाही सूचनेची मुदत संपलेली नाही.', 'अजून एकही कार्यक्रम होऊन गेलेला नाही.', 'अजून काहीही बंद झालेले नाही.'],
    },
  ] as const)('shows a message for each empty list, in "$language"', ({ language, messages }) => {
    const page = renderArchive({}, language);
    for (const message of messages) expect(page).toContain(message);
  });

  it('shows the date of a notice and the date of its expiry', () => {
    const page = renderArchive({ notices: [notice] }, 'en');
    expect(page).toContain('Notice of 1 June 2026. In the archive since 1 July 2026.');
    expect(page).toContain(`href="${notice.file}"`);
    expect(page).not.toContain('No notice has expired yet.');
  });

  it('shows the date, reason and replacement of a retired scheme', () => {
    const scheme = {
      kind: 'schemes' as const,
      id: 'old-grant',
      title: 'जुने अनुदान',
      why: 'नवी योजना आली आहे.',
      on: '2026-06-12',
      list: '/scheme' as const,
      source: [],
      instead: { path: '/scheme/new-grant' as const, title: 'नवे अनुदान' },
    };
    const page = renderArchive({ retired: [scheme] }, 'mr');
    expect(page).toContain('योजना. १२ जून २०२६ पासून या संकेतस्थळावर नाही.');
    expect(page).toContain(scheme.why);
    expect(page).toMatch(/href="\/mr\/scheme\/new-grant"[^>]*>त्याऐवजी: नवे अनुदान/);
  });

  it("links to the page of an event in the page's language", () => {
    const event = { id: 907, title: 'शिबिर', since: '2026-06-12', sample: true as const };
    const page = renderArchive({ events: [event] }, 'mr');
    expect(page).toContain('href="/mr/notices/events/907"');
    expect(page).toMatch(/१२ जून २०२६.*नमुना/);
  });
});
