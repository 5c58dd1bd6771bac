import type { COMMON_OPTIONS } from './catalogue.ts';
import type components from './en/components.json';
import type shell from './en/shell.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: (typeof COMMON_OPTIONS)['defaultNS'];
    resources: {
      components: typeof components;
      shell: typeof shell;
    };
  }
}
