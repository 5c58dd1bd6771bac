import { testHost } from './answers.ts';
import { startEmbedded } from './hosts/embedded.ts';

testHost('embedded', startEmbedded);
