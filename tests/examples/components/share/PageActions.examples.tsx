import { PageLink } from '#app/components/links/PageLink.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { ShareDialog } from '#app/components/share/ShareDialog.tsx';
import type { Examples } from '../../examples.ts';
import { OpenedBy } from '../../OpenedBy.tsx';

export const examples: Examples = {
  states: {
    plain: ({ act }) => (
      <PageActions
        title={act}
        actions={['listen', 'share']}
        listening={{ minutes: 2 }}
        papers={{ fragment: '#PageActions', number: 8 }}
      />
    ),
    'long Marathi': ({ act, longestTitle }) => (
      <PageActions title={act} actions={['share', 'print']} sheet="/scheme">
        <PageLink to="/scheme">{longestTitle}</PageLink>
      </PageActions>
    ),
    'in a panel': ({ act }) => <PageActions title={act} actions={['share', 'print']} inPanel />,
    'sending on': ({ act, longestTitle, qr }) => (
      <OpenedBy>
        {(close) => (
          <ShareDialog
            title={act}
            lines={[longestTitle]}
            address={qr.address}
            picture=""
            sheet="/scheme"
            onClose={close}
          />
        )}
      </OpenedBy>
    ),
  },
};
