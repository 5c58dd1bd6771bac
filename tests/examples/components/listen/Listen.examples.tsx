import buttons from '#app/components/buttons.module.css';
import { Listen } from '#app/components/listen/Listen.island.tsx';
import { PlayerControls } from '#app/components/listen/Player.tsx';
import type { Examples } from '../../examples.ts';

const nothing = () => {};
const reader = { parts: [], pause: nothing, read: nothing, setSpeed: nothing, readPart: nothing };
const partsWith = (title: string) => [{ title, first: 1 }];

export const examples: Examples = {
  wide: true,
  states: {
    plain: () => <Listen minutes={2} className={buttons.primary} />,
    'long Marathi': ({ longestTitle }) => (
      <PlayerControls reader={{ ...reader, state: 'reading', parts: partsWith(longestTitle) }} onStop={nothing} />
    ),
    paused: ({ act }) => (
      <PlayerControls reader={{ ...reader, state: 'paused', parts: partsWith(act) }} onStop={nothing} />
    ),
    recorded: () => <Listen recording={{ src: '/audio/made-up.ogg', bytes: 240_000 }} className={buttons.primary} />,
    'without a voice': ({ act }) => (
      <PlayerControls
        reader={{ ...reader, state: 'noVoice' }}
        call={{ number: '1800-000-0000', title: act }}
        onStop={nothing}
      />
    ),
    'without a voice or a number': () => <PlayerControls reader={{ ...reader, state: 'noVoice' }} onStop={nothing} />,
  },
};
