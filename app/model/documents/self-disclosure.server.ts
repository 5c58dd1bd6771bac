import { type Language, pathIn } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { type DisclosureHead, selfDisclosureIn } from '../self-disclosure/heads.server.ts';
import { site } from '../site/data.server.ts';
import { type Block, cautions, heading, listTable, paragraph } from './blocks.server.ts';
import type { SiteDocument } from './document.server.ts';
import { type DocumentWord, documentWord } from './words.server.ts';

type Office = DisclosureHead['offices'][number];
type Limit = NonNullable<DisclosureHead['timeLimits']>['limits']['rows'][number];

/** Makes the self-disclosure of the regional office: the heads of its page, one after the other. */
export function selfDisclosureDocument(language: Language): SiteDocument {
  const { title, subtitle, introduction, heads, office, sample, confidence, asOf, pdf } = selfDisclosureIn(language);
  const body: Block[] = [
    { kind: 'paragraph', text: subtitle, look: 'strong' },
    ...introduction.map(paragraph),
    ...cautions({ sample, confidence }, language),
    ...heads.flatMap((head, index) =>
      headPart(head, `${formatNumber(index + 1, language)}. ${head.title}`, office, language),
    ),
  ];
  return { path: pdf, language, title, page: '/selfdisclosure', asOf, body };
}

function headPart(head: DisclosureHead, title: string, askAt: Office, language: Language): Block[] {
  const word = (name: DocumentWord) => documentWord(language, name);
  const askedOffice = [askAt.designation, askAt.office_phone_number].filter(Boolean).join(', ');
  return [
    heading(title),
    paragraph(head.clause),
    ...(head.content ?? []).map(paragraph),
    ...head.duties.flatMap(({ post, lines }) => [heading(post, 3), ...list(lines)]),
    ...(head.timeLimits ? limitsTable(head.timeLimits, language) : []),
    ...(head.committees.length > 0 ? committeesTable(head.committees, language) : []),
    ...(head.offices.length > 0 ? [officesTable(head.offices, language)] : []),
    ...list(linesOf(head, language)),
    ...(head.notPublished
      ? [
          {
            kind: 'paragraph',
            lead: word('notPublishedYet'),
            text: `${head.notPublished} ${documentWord(language, 'askOffice', { office: askedOffice })}`,
          } as const,
        ]
      : []),
  ];
}

/** Writes the links of the page as text with their addresses. */
function linesOf({ laws, categories, portals, links }: DisclosureHead, language: Language): string[] {
  const address = (path: string) => `${site.address}${pathIn(language, path)}`;
  return [
    ...laws.map(({ title, path }) => `${title}: ${address(path)}`),
    ...categories.map(({ title, schemes }) => `${title}: ${counted(schemes, 'schemes', language)}`),
    ...portals.map(({ title, purpose, url }) => `${title}: ${purpose} ${url}`),
    ...(links ?? []).map(({ label, path }) => `${label}: ${address(path)}`),
  ];
}

function list(items: readonly string[]): Block[] {
  return items.length > 0 ? [{ kind: 'list', items }] : [];
}

function limitsTable({ caption, limits }: NonNullable<DisclosureHead['timeLimits']>, language: Language): Block[] {
  const rows = limits.rows.map((row) => [row.step, limitOf(row, language), row.text]);
  const table = listTable(language, caption, ['step', 'limit', 'note'], rows);
  return [table, ...(limits.confidence === 'medium' ? [paragraph(documentWord(language, 'toBeConfirmed'))] : [])];
}

function limitOf({ days, hours }: Limit, language: Language): string {
  if (days !== undefined) return counted(days, 'days', language);
  if (hours !== undefined) return counted(hours, 'hours', language);
  return documentWord(language, 'unknownLimit');
}

function counted(count: number, word: DocumentWord, language: Language): string {
  return documentWord(language, word, { count, n: formatNumber(count, language) });
}

/** Their addresses stand on no official page that we saw, so the note below is always there. */
function committeesTable(committees: DisclosureHead['committees'], language: Language): Block[] {
  const rows = committees.map(({ district, name, email }) => [district, name, email]);
  const caption = documentWord(language, 'committees');
  return [
    listTable(language, caption, ['district', 'committee', 'email'], rows),
    paragraph(documentWord(language, 'toBeConfirmed')),
  ];
}

function officesTable(offices: readonly Office[], language: Language): Block {
  const rows = offices.map((office) => [
    office.designation,
    office.office_address ?? '',
    [office.office_phone_number, office.office_email].filter(Boolean).join('\n'),
    [office.note, office.confidence === 'medium' && documentWord(language, 'toBeConfirmed')].filter(Boolean).join(' '),
  ]);
  const columns: DocumentWord[] = ['office', 'address', 'phoneAndEmail', 'note'];
  return listTable(language, documentWord(language, 'offices'), columns, rows);
}
