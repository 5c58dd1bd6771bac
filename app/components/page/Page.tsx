import type { ComponentProps } from 'react';
import type { Cautioned } from '#app/model/cautions.ts';
import { Provenance, type ShownProvenance } from '../facts/Provenance.tsx';
import type { DrawingName } from '../media/Drawing.tsx';
import { PageHead } from './PageHead.tsx';
import { type Crumb, TopRow } from './TopRow.tsx';

type PageProps = Omit<ComponentProps<typeof PageHead>, 'cautioned'> & {
  /** Drawing of people at the end of the top row. `null`: no drawing. */
  figures?: DrawingName | null;
  /** Breadcrumbs between the home page and this page. */
  parents?: Crumb[];
  /** Label of this page's own breadcrumb, if it differs from the title. */
  crumb?: string;
  provenance?: ShownProvenance | undefined;
  /** Entry whose cautions are shown below the heading, if the page shows its provenance in another place. */
  cautioned?: Cautioned;
  className?: string | undefined;
  /** Whether the page is about a single subject. Browsers then offer their reader view. */
  isArticle?: boolean;
};

/** Lays out a page: way back, heading, content, and the provenance of its facts. */
export function Page({
  figures = 'figures-everyone',
  parents = [],
  crumb,
  provenance,
  cautioned,
  className = '',
  isArticle,
  children,
  ...head
}: PageProps) {
  const Element = isArticle ? 'article' : 'div';
  return (
    <Element className={`wrap ${className}`.trimEnd()}>
      <TopRow crumbs={[...parents, { label: crumb ?? head.title }]} figures={figures} />
      <PageHead {...head} cautioned={cautioned ?? provenance} />
      {children}
      {provenance && <Provenance entry={provenance} />}
    </Element>
  );
}
