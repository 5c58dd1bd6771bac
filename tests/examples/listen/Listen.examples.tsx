import buttons from '#app/components/buttons.module.css';
import { Listen } from '#app/components/listen/Listen.tsx';
import { NoVoice } from '#app/components/listen/NoVoice.tsx';
import { PlayerControls } from '#app/components/listen/PlayerControls.tsx';
import type { Examples } from '../examples.ts';

const nothing = () => {};
const still = { onPause: nothing, onRead: nothing, onStop: nothing, onSpeed: nothing, onPart: nothing };
const parts = (title: string) => [{ title, first: 1 }];

export const examples: Examples = {
  wide: true,
  states: {
    plain: () => <Listen minutes={2} look={buttons.primary} />,
    'long Marathi': ({ longestTitle }) => <PlayerControls state="reading" parts={parts(longestTitle)} {...still} />,
    paused: ({ act }) => <PlayerControls state="paused" parts={parts(act)} {...still} />,
    'without a voice': () => <NoVoice onClose={nothing} />,
  },
};
