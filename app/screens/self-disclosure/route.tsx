import { PdfList } from '#app/components/links/FileLink.tsx';
import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { Paragraphs } from '#app/components/text/Prose.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { selfDisclosureIn } from '#app/model/self-disclosure/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import type { Route } from './+types/route';
import { DisclosureHead } from './DisclosureHead.tsx';
import styles from './SelfDisclosure.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { pdf, ...content } = selfDisclosureIn(language);
  return {
    content,
    notAdopted: !site.adopted,
    pdfs: [{ name: content.title, file: pdf, bytes: fileBytes(pdf) }],
    page: addCautionsToHead({ title: content.title, description: content.subtitle }, content, language),
  };
}

/** Shows the disclosure under section 4(1)(b) of the Right to Information Act. */
export default function SelfDisclosureScreen({ loaderData: { content, notAdopted, pdfs } }: Route.ComponentProps) {
  const { t, language } = useTranslation(['self-disclosure', 'shell', 'components']);
  return (
    <Page
      parents={[{ label: t('shell:drawer.rti'), path: '/rtiact' }]}
      title={content.title}
      lead={content.subtitle}
      figures="figures-office"
      provenance={content}
    >
      <div className={styles.body}>
        <div className={`stack ${styles.introduction}`}>
          {notAdopted && <Note>{t('components:notAdopted')}</Note>}
          <Paragraphs lines={content.introduction} />
          <PdfList pdfs={pdfs} />
        </div>
        <div className={styles.heads}>
          {content.heads.map((head, index) => {
            const title = t('headTitle', { number: formatNumber(index + 1, language), title: head.title });
            return <DisclosureHead key={head.id} head={head} title={title} contactOffice={content.office} />;
          })}
        </div>
      </div>
    </Page>
  );
}
