import type { Examples } from '#app/examples/examples.ts';
import { OpenedBy } from '#app/examples/OpenedBy.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { PageActions } from './PageActions.tsx';
import { ShareDialog } from './ShareDialog.tsx';

export const examples: Examples = {
  states: {
    plain: ({ act }) => <PageActions title={act} actions={['listen', 'share', 'print']} minutes={2} />,
    'long Marathi': ({ act, longestTitle }) => (
      <PageActions title={act} actions={['share', 'print']} sheet="/scheme">
        <PageLink to="/scheme">{longestTitle}</PageLink>
      </PageActions>
    ),
    'in a panel': ({ act }) => <PageActions title={act} actions={['share', 'print']} inPanel />,
    'sending on': ({ act, longestTitle, qr }) => (
      <OpenedBy>
        {(close) => <ShareDialog title={act} lines={[longestTitle]} address={qr.address} onClose={close} />}
      </OpenedBy>
    ),
  },
};
