import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Change, ChangedEntry, ChangeState } from '../../server/changes/changeTypes.ts';
import { createQueryClient } from '../queryClient.ts';
import { LanguageContext } from '../words.ts';
import { EntryReview } from './EntryReview.tsx';

const FILE = 'notices/admission.yaml';
const clerk = { id: 1, title: { en: 'Clerk 1', mr: 'लिपिक १' } };
const entry: ChangedEntry = {
  ...{ collection: 'notices', entry: 'admission', file: FILE, title: { en: 'Admission', mr: 'प्रवेश' }, page: '/' },
  ...{ base: { source: 'One' }, draft: { source: 'Two' }, version: '1', viewed: true },
  ...{ problems: [], figures: [], altered: [] },
};

function render(state: ChangeState): string {
  const change: Change = {
    ...{ id: 7, title: 'Letters', reason: '', urgent: false, state, entries: [entry], returned: null, mayDrop: false },
    ...{ author: clerk, writers: [clerk], involved: [1], approvalBarrier: null },
    ...{ approvedBy: null, approvedAt: null, publishAt: null, updatedAt: '2026-03-03T08:40:00Z' },
    comments: [
      { id: 1, file: FILE, field: 'source', user: clerk, at: '2026-03-03T08:40:00Z', text: 'Why?', solvedBy: null },
    ],
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <LanguageContext value="en">
        <EntryReview
          change={change}
          entry={entry}
          number={1}
          forms={{ en: {}, mr: {} }}
          isOpen
          isReviewed={false}
          onToggle={() => {}}
          writing={{ file: FILE, field: 'source' }}
          onWrite={() => {}}
          run={async () => true}
        />
      </LanguageContext>
    </QueryClientProvider>,
  );
}

it('a change in review takes comments, and says that they are solved', () => {
  const page = render('review');
  for (const word of ['>Comment<', '>Solved<', '>Comment on this entry<', '<textarea']) expect(page).toContain(word);
});

it.each(['published', 'dropped'] as const)('a change that is %s shows its comments, and takes none', (state) => {
  const page = render(state);
  expect(page).toContain('Why?');
  for (const word of ['>Comment<', '>Solved<', '>Comment on this entry<', '<textarea'])
    expect(page).not.toContain(word);
});
