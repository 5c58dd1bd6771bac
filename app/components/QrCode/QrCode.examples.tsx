import type { Examples } from '#app/examples/examples.ts';
import { QrCode } from './QrCode.tsx';

export const examples: Examples = {
  states: {
    plain: ({ qr, act }) => <QrCode {...qr} alt={act} />,
    'long Marathi': ({ qr, longestTitle }) => <QrCode {...qr} alt={longestTitle} caption={longestTitle} />,
  },
};
