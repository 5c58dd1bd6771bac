import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Change } from '../../server/changes/changeTypes.ts';
import { LanguageContext } from '../words.ts';
import { WriterActions } from './WriterActions.tsx';

const clerk = { id: 1, title: { en: 'Clerk 1', mr: 'लिपिक १' } };
const change: Change = {
  ...{ id: 7, title: 'Letters', reason: '', urgent: false, state: 'draft', entries: [], comments: [], returned: null },
  ...{ author: clerk, writers: [clerk], involved: [1], approvalBarrier: 'notAllowed', mayDrop: true },
  ...{ approvedBy: null, approvedAt: null, publishAt: null, updatedAt: '2026-03-03T08:40:00Z' },
};
const run = async () => true;

const render = (shown: Change) =>
  renderToStaticMarkup(
    <LanguageContext value="en">
      <WriterActions change={shown} run={run} runChecked={run} />
    </LanguageContext>,
  );

it('throwing a change away is offered only to those whose it is', () => {
  expect(render(change)).toContain('>Throw the change away</button>');
  expect(render({ ...change, mayDrop: false })).not.toContain('>Throw the change away</button>');
});
