import type { Bilingual } from '#app/model/fields.server.ts';
import type { SitePath } from '#app/screens.ts';
import type { EntryKind } from './entries.ts';

/**
 * Something the search can find, in both languages. `plain` is an everyday name, `line` what a result says of it. Texts
 * that an entry of the content does not have are undefined.
 */
export type Described = {
  kind: EntryKind;
  path: SitePath;
  title: Bilingual;
  plain?: Bilingual | undefined;
  line?: Bilingual | undefined;
  note?: Bilingual | undefined;
  keywords?: (Bilingual | undefined)[];
  body?: (Bilingual | undefined)[];
  sample?: true | undefined;
};
