import { asksEverything } from './answers.ts';
import { startEmbedded } from './hosts/embedded.ts';

asksEverything('embedded', startEmbedded);
