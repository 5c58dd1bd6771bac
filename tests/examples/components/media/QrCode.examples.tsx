import { QrCode } from '#app/components/media/QrCode.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ qr, act }) => <QrCode {...qr} alt={act} />,
    'long Marathi': ({ qr, longestTitle }) => <QrCode {...qr} alt={longestTitle} caption={longestTitle} />,
  },
};
