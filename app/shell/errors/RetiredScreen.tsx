import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { TopRow } from '#app/components/page/TopRow.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { RetiredPage } from '#app/model/archive/retiredPage.server.ts';

/** Shows the page of a retired entry. Hosts send it with status 410. */
export function RetiredScreen({ retired }: { retired: RetiredPage }) {
  const { t, language } = useTranslation('retired');
  const { kind, title, on, why, list, source, instead } = retired;
  const listLink = { label: t(`lists.${kind}`), path: list };
  const insteadLabel = instead?.title ? t('instead', { title: instead.title }) : t('insteadUnnamed');
  return (
    <div className="wrap">
      <TopRow crumbs={[listLink, { label: title }]} figures="figures-office" />
      <PageHead title={title} lead={t(kind, { date: formatDate(on, language) })} />
      <div className="page-end">
        <LabelledSection title={t('why')}>
          <p>{why}</p>
          {source.map((address) => (
            <p key={address}>
              <ExternalLink href={address}>
                {t('source', { site: new URL(address).host.replace('www.', '') })}
              </ExternalLink>
            </p>
          ))}
        </LabelledSection>
        <LabelledSection title={t('whereNow')}>
          <LinkList
            links={[
              ...(instead ? [{ label: insteadLabel, path: instead.path }] : []),
              listLink,
              { label: t('office'), path: '/office' },
              { label: t('archive'), path: '/archive' },
            ]}
          />
        </LabelledSection>
      </div>
    </div>
  );
}
