import type { Changes } from '#app/model/changes/schema.server.ts';

/** Invented releases for the page of changes and its feed. */
export const RELEASES: Changes[] = [
  {
    version: '0.3.0',
    date: '2026-04-14',
    changes: [
      {
        kind: 'changed',
        collection: 'schemes',
        entry: 'made-up',
        title: { en: 'A scheme of the example', mr: 'उदाहरणातील योजना' },
        part: { en: 'For aids', mr: 'साधनांसाठी' },
        field: 'benefits.0.rupees',
        name: { en: 'Rupees', mr: 'रुपये' },
        before: { rupees: 1000 },
        after: { rupees: 1500 },
      },
      {
        kind: 'changed',
        collection: 'schemes',
        entry: 'made-up',
        title: { en: 'A scheme of the example', mr: 'उदाहरणातील योजना' },
        field: 'summary',
        name: { en: 'Summary', mr: 'सारांश' },
      },
      {
        kind: 'changed',
        collection: 'offices',
        entry: 'assistant',
        title: { en: 'Assistant Commissioner, Social Welfare', mr: 'सहायक आयुक्त, समाज कल्याण' },
        part: { en: 'Office in Thane', mr: 'ठाणे येथील कार्यालय' },
        field: 'offices.thane.office_phone_number',
        name: { en: 'Telephone', mr: 'फोन' },
        before: { same: '000-0000' },
        after: { same: '000-0001' },
      },
      {
        kind: 'removed',
        collection: 'portals',
        entry: 'old-portal',
        title: { en: 'Old portal', mr: 'जुने पोर्टल' },
      },
    ],
  },
  { version: '0.2.0', date: '2026-02-01', changes: [] },
  { version: '0.1.0', date: '2026-01-01', changes: [] },
];
