import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import prose from '#app/components/text/Prose.module.css';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatFileSize, formatNumber, inDigitsOf } from '#app/i18n/format/numbers.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { FEEDS } from '#app/model/feeds/addresses.ts';
import { hostelSchoolYear } from '#app/model/institutions/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { copyrightPolicy } from '#app/model/open-data/dataSet.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { LLMS_PATH } from '#app/plain-text/textPath.ts';
import type { Route } from './+types/route';
import { listDataSets, listTableFields, type ShownDataSet, type TableFields } from './dataSets.server.ts';
import styles from './OpenData.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'open-data');
  return {
    sets: listDataSets(),
    tables: listTableFields(),
    year: inDigitsOf(language, hostelSchoolYear),
    terms: copyrightPolicy()[language],
    licence: site.openDataLicence && localize(site.openDataLicence, language),
    lastUpdated: site.lastUpdated,
    page: { title: t('title'), description: t('description') },
  };
}

export default function OpenDataScreen({ loaderData }: Route.ComponentProps) {
  const { sets, tables, year, terms, licence, lastUpdated } = loaderData;
  const { t, language } = useTranslation('open-data');
  return (
    <Page title={t('title')} lead={t('description')} figures="figures-service">
      <div className={`page-end ${prose.parts} ${styles.parts}`}>
        <LabelledSection title={t('files')}>
          <p>{t('filesText', TERMS)}</p>
          <FileTable sets={sets} />
        </LabelledSection>
        <LabelledSection title={t('terms')}>
          <Terms licence={licence} policy={terms} />
          <LinkList links={[{ label: t('policies'), path: '/policies' }]} />
        </LabelledSection>
        <LabelledSection title={t('certainty')}>
          <p>{t('lastUpdated', { date: formatDate(lastUpdated, language) })}</p>
          <p>{t('confidence', TERMS)}</p>
        </LabelledSection>
        <LabelledSection title={t('reading')}>
          <p>{t('readingText', TERMS)}</p>
          <p>{t('languages', TERMS)}</p>
          <p>{t('schemaText', TERMS)}</p>
          <p>{t('version', TERMS)}</p>
        </LabelledSection>
        <LabelledSection title={t('fields')}>
          {tables.map((table) => (
            <FieldTable key={table.id} table={table} year={year} />
          ))}
        </LabelledSection>
        <LabelledSection title={t('feeds')}>
          <p>{t('feedsText')}</p>
          <FeedLinks />
        </LabelledSection>
        <LabelledSection title={t('texts')}>
          <p>{t('textsText', TERMS)}</p>
          <p>
            <a className="tap" href={pathIn(language, LLMS_PATH)}>
              {t('textsList', TERMS)}
            </a>
          </p>
        </LabelledSection>
      </div>
    </Page>
  );
}

/** Names the open licence, or says that there is none and quotes the policy. */
function Terms({ licence, policy }: { licence: { name: string; url: string } | undefined; policy: string }) {
  const { t } = useTranslation('open-data');
  if (licence)
    return (
      <p>
        {t('licence')} <ExternalLink href={licence.url}>{licence.name}</ExternalLink>
      </p>
    );
  return (
    <>
      <p>{t('noLicence', TERMS)}</p>
      <blockquote>{policy}</blockquote>
    </>
  );
}

function FileTable({ sets }: { sets: ShownDataSet[] }) {
  const { t, language } = useTranslation('open-data');
  return (
    <DataTable
      className={styles.files}
      caption={t('files')}
      captionHidden
      columns={[t('set'), ...(sets[0]?.files.map(({ kind }) => TERMS[kind]) ?? [])]}
    >
      {sets.map(({ id, entries, files }) => (
        <tr key={id}>
          <th scope="row">
            {t(`sets.${id}`)}
            <span className={`small ${styles.count}`}>
              {t('entries', { count: entries, n: formatNumber(entries, language) })}
            </span>
          </th>
          {files.map(({ kind, path, bytes }) => (
            <td key={kind}>
              <a className="tap" href={path}>
                {t('size', { kind: TERMS[kind], size: formatFileSize(bytes, language) })}
                <span className="sr">: {t(`sets.${id}`)}</span>
              </a>
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}

function FieldTable({ table: { id, fields }, year }: { table: TableFields; year: string }) {
  const { t } = useTranslation('open-data');
  return (
    <DataTable className={styles.fields} caption={t(`tables.${id}`)} columns={[t('field'), t('meaning')]}>
      {fields.map(({ name, both }) => (
        <tr key={name}>
          <th scope="row">
            <code lang="en">{name}</code>
          </th>
          <td>
            {t(`names.${name}` as 'names.confidence', { ...TERMS, year })}
            {both && ` (${t('bothLanguages')})`}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function FeedLinks() {
  const { t, language } = useTranslation('open-data');
  const [atom, json] = FEEDS;
  const links = [
    { label: t('feed', { kind: 'Atom' }), href: pathIn(language, atom.path) },
    { label: t('feed', { kind: 'JSON Feed' }), href: pathIn(language, json.path) },
    { label: t('siteMap', { kind: 'XML' }), href: '/sitemap.xml' },
  ];
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className="tap" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Names of formats, fields and values, which must not be translated. */
const TERMS = {
  json: 'JSON',
  csv: 'CSV',
  schema: 'JSON Schema',
  standard: 'RFC 4180',
  encoding: 'UTF-8',
  confidence: 'confidence',
  high: 'high',
  medium: 'medium',
  sample: 'sample',
  version: 'version',
  text: '.txt',
  list: 'llms.txt',
  godl: 'GODL-India',
  yes: 'true',
  en: '_en',
  mr: '_mr',
} as const;
