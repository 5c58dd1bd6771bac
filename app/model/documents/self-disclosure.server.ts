import { formatNumber } from '#app/i18n/format/numbers.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { type DisclosureHead, selfDisclosureIn } from '../self-disclosure/data.server.ts';
import { site } from '../site/data.server.ts';
import type { Block, SiteDocument } from './document.server.ts';
import { cautions, documentWords, heading, listTable, paragraph } from './document.server.ts';

type Office = DisclosureHead['offices'][number];

/** Makes the document with the regional office's self-disclosure: the sections (`heads`) of its page, in order. */
export function selfDisclosureDocument(language: Language): SiteDocument {
  const disclosure = selfDisclosureIn(language);
  const { title, subtitle, introduction, heads, office, asOf, pdf: path } = disclosure;
  const body: Block[] = [
    { kind: 'paragraph', text: subtitle, look: 'strong' },
    ...introduction.map(paragraph),
    ...cautions(disclosure, language),
    ...heads.flatMap((head, index) => [
      heading(`${formatNumber(index + 1, language)}. ${head.title}`),
      ...headBlocks(head, office, language),
    ]),
  ];
  return { path, language, title, page: '/selfdisclosure', asOf, body };
}

function headBlocks(head: DisclosureHead, { designation, office_phone_number }: Office, language: Language): Block[] {
  const t = documentWords(language);
  const office = [designation, office_phone_number].filter(Boolean).join(', ');
  const notPublished = head.notPublished && `${head.notPublished} ${t('askOffice', { office })}`;
  return [
    paragraph(head.clause),
    ...(head.content ?? []).map(paragraph),
    ...head.duties.flatMap(({ post, lines }) => [heading(post, 3), ...list(lines)]),
    ...(head.timeLimits ? limitsTable(head.timeLimits, language) : []),
    ...(head.committees.length > 0 ? committeesTable(head.committees, language) : []),
    ...(head.offices.length > 0 ? [officesTable(head.offices, language)] : []),
    ...list(links(head, language)),
    ...(notPublished ? [{ kind: 'paragraph', lead: t('notPublishedYet'), text: notPublished } as const] : []),
  ];
}

/** Writes the links of the page as text with their addresses. */
function links({ laws, categories, portals, links: others }: DisclosureHead, language: Language): string[] {
  const address = (path: string) => `${site.address}${pathIn(language, path)}`;
  return [
    ...laws.map(({ title, path }) => `${title}: ${address(path)}`),
    ...categories.map(({ title, schemes }) => `${title}: ${counted(schemes, 'schemes', language)}`),
    ...portals.map(({ title, purpose, url }) => `${title}: ${purpose} ${url}`),
    ...(others ?? []).map(({ label, path }) => `${label}: ${address(path)}`),
  ];
}

function list(items: readonly string[]): Block[] {
  return items.length > 0 ? [{ kind: 'list', items }] : [];
}

function limitsTable({ caption, limits }: NonNullable<DisclosureHead['timeLimits']>, language: Language): Block[] {
  const t = documentWords(language);
  const rows = limits.rows.map(({ step, days, hours, text }) => {
    if (days !== undefined) return [step, counted(days, 'days', language), text];
    return [step, hours === undefined ? t('unknownLimit') : counted(hours, 'hours', language), text];
  });
  const table = listTable(language, caption, ['step', 'limit', 'note'], rows);
  return [table, ...(limits.confidence === 'medium' ? [paragraph(t('toBeConfirmed'))] : [])];
}

function counted(count: number, unit: 'days' | 'hours' | 'schemes', language: Language): string {
  return documentWords(language)(unit, { count, n: formatNumber(count, language) });
}

/** Adds a note below the table: the e-mail addresses need confirmation, because no official page that was checked gives them. */
function committeesTable(committees: DisclosureHead['committees'], language: Language): Block[] {
  const t = documentWords(language);
  const rows = committees.map(({ district, name, email }) => [district, name, email]);
  const table = listTable(language, t('committees'), ['district', 'committee', 'email'], rows);
  return [table, paragraph(t('toBeConfirmed'))];
}

function officesTable(offices: readonly Office[], language: Language): Block {
  const t = documentWords(language);
  const rows = offices.map((office) => [
    office.designation,
    office.office_address ?? '',
    [office.office_phone_number, office.office_email].filter(Boolean).join('\n'),
    [office.note, office.confidence === 'medium' && t('toBeConfirmed')].filter(Boolean).join(' '),
  ]);
  return listTable(language, t('offices'), ['office', 'address', 'phoneAndEmail', 'note'], rows);
}
