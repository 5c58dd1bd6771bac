import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { DisclosureHead as Head } from '#app/model/self-disclosure/heads.server.ts';
import { DisclosureHead } from './DisclosureHead.tsx';
import styles from './DisclosureHeads.module.css';
import { useNumberedTitle } from './useNumberedTitle.ts';

type DisclosureHeadsProps = { heads: Head[]; askAt: Head['offices'][number] };

/** The 17 heads one below the other, each a fold: their titles are the list of contents. */
export function DisclosureHeads({ heads, askAt }: DisclosureHeadsProps) {
  const numbered = useNumberedTitle();
  useOpenAtAddress();
  return (
    <div className={styles.heads}>
      {heads.map((head, index) => (
        <DisclosureHead key={head.id} head={head} title={numbered(index, head.title)} askAt={askAt} />
      ))}
    </div>
  );
}

/** Opens the head that the address names (`#budget`) where the browser does not: inside the site, and in older ones. */
function useOpenAtAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const named = document.getElementById(hash.slice(1));
    const fold = named?.closest('details');
    if (!named || !fold) return;
    fold.open = true;
    named.scrollIntoView();
  }, [hash]);
}
