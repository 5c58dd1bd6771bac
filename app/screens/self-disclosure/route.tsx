import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PdfList } from '#app/components/links/FileLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { type DisclosureHead as Head, selfDisclosureIn } from '#app/model/self-disclosure/heads.server.ts';
import type { Route } from './+types/route';
import { DisclosureHead } from './DisclosureHead.tsx';
import styles from './SelfDisclosure.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { pdf, ...content } = selfDisclosureIn(languageOf(url.pathname));
  return {
    content,
    pdfs: [{ name: content.title, file: pdf, bytes: fileBytes(pdf) }],
    page: { title: content.title, description: content.subtitle },
  };
}

/** Disclosure under section 4(1)(b) of the Right to Information Act. */
export default function SelfDisclosureScreen({ loaderData: { content, pdfs } }: Route.ComponentProps) {
  const { t } = useTranslation('shell');
  const { heads, office } = content;
  return (
    <Page
      parents={[{ label: t('drawer.rti'), path: '/rtiact' }]}
      title={content.title}
      lead={content.subtitle}
      figures="figures-office"
      provenance={content}
    >
      <div className={styles.body}>
        <div className={styles.introduction}>
          {content.introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <PdfList pdfs={pdfs} />
        </div>
        <DisclosureHeads heads={heads} askAt={office} />
      </div>
    </Page>
  );
}

function DisclosureHeads({ heads, askAt }: { heads: Head[]; askAt: Head['offices'][number] }) {
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

/** Opens the section of the fragment on client-side navigation and in older browsers. */
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

function useNumberedTitle(): (index: number, title: string) => string {
  const { t, language } = useTranslation('self-disclosure');
  return (index, title) => t('headTitle', { number: formatNumber(index + 1, language), title });
}
