import { asksEverything } from './answers.ts';
import { missingNginx, startNginx } from './hosts/nginx.ts';

asksEverything('nginx', startNginx, { missing: missingNginx() });
