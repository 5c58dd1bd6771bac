import type { Localized } from '#app/model/localize.ts';
import type { ReportedText } from '#app/model/reported.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';

type Rule = Localized<Scheme>['eligibility'][number];

/** The limit of another scheme, as a number. */
type WithLimit<Kind> = Kind extends { kind: 'income' } ? Kind & { aboveRupees?: number } : Kind;

/** A condition of a scheme as the finder has it, in one language. `source`: where it can be read, if it can. */
export type FinderRule = Rule extends infer Kind ? WithLimit<Kind> & { source?: string } : never;

/** What the finder knows of a scheme. The sentences, bounds and amounts are those of the scheme's own page. */
export type FinderScheme = Pick<
  Localized<Scheme>,
  'id' | 'title' | 'audiences' | 'documents' | 'sharesTotalWith' | 'asOf' | 'reviewed'
> & {
  /** The benefit that the scheme's card shows. */
  benefit: Localized<Scheme>['benefits'][number];
  /** The category of the scheme lends money. */
  lends?: true;
  reported?: ReportedText;
  eligibility: FinderRule[];
};
