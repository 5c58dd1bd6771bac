import { type Language, pathIn } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { type DisclosureHead, selfDisclosureIn } from '#app/model/self-disclosure/heads.server.ts';
import { site } from '#app/model/site/data.server.ts';
import type { SiteDocument } from './document-page.ts';
import { cautions, listTable } from './document-parts.ts';
import { type DocumentWord, documentWord } from './document-words.ts';
import { type Html, html, linked } from './html.ts';

type Office = DisclosureHead['offices'][number];
type Limit = NonNullable<DisclosureHead['timeLimits']>['limits']['rows'][number];

const BREAK: Html = html`<br>`;

/** The self-disclosure of the regional office: the 17 heads of its page, one after the other. */
export function selfDisclosureDocument(language: Language): SiteDocument {
  const { title, subtitle, introduction, heads, office, sample, confidence, asOf } = selfDisclosureIn(language);
  const body = html`<p><b>${subtitle}</b></p>
${introduction.map((line) => html`<p>${line}</p>`)}
${cautions({ sample, confidence }, language)}
${heads.map((head, index) => headPart(head, `${formatNumber(index + 1, language)}. ${head.title}`, office, language))}`;
  return { path: `/pdfs/self-disclosure.${language}.pdf`, language, title, page: '/selfdisclosure', asOf, body };
}

function headPart(head: DisclosureHead, title: string, askAt: Office, language: Language): Html {
  const word = (name: DocumentWord) => documentWord(language, name);
  const askedOffice = [askAt.designation, askAt.office_phone_number].filter(Boolean).join(', ');
  return html`<h2>${title}</h2>
<p class="clause">${head.clause}</p>
${(head.content ?? []).map((line) => html`<p>${linked(line)}</p>`)}
${head.duties.map(({ post, lines }) => html`<h3>${post}</h3>${list(lines)}`)}
${head.timeLimits && limitsTable(head.timeLimits, language)}
${head.committees.length > 0 && committeesTable(head.committees, language)}
${head.offices.length > 0 && officesTable(head.offices, language)}
${list(linesOf(head, language))}
${head.notPublished && html`<p><b>${word('notPublishedYet')}</b> ${head.notPublished} ${word('askOffice').replace('{office}', askedOffice)}</p>`}`;
}

/** What the page shows as links stands here as text with its address. */
function linesOf({ laws, categories, portals, links }: DisclosureHead, language: Language): string[] {
  const address = (path: string) => `${site.address}${pathIn(language, path)}`;
  return [
    ...laws.map(({ title, path }) => `${title}: ${address(path)}`),
    ...categories.map(({ title, schemes }) => `${title}: ${counted(schemes, 'scheme', 'schemes', language)}`),
    ...portals.map(({ title, purpose, url }) => `${title}: ${purpose} ${url}`),
    ...(links ?? []).map(({ label, path }) => `${label}: ${address(path)}`),
  ];
}

function list(lines: readonly string[]): Html {
  return html`${lines.length > 0 && html`<ul>${lines.map((line) => html`<li>${linked(line)}</li>`)}</ul>`}`;
}

function limitsTable({ caption, limits }: NonNullable<DisclosureHead['timeLimits']>, language: Language): Html {
  const rows = limits.rows.map((row) => [row.step, limitOf(row, language), row.text]);
  return html`${listTable(language, caption, ['step', 'limit', 'note'], rows)}${cautionBelow(limits.confidence, language)}`;
}

function limitOf({ days, hours }: Limit, language: Language): string {
  if (days !== undefined) return counted(days, 'day', 'days', language);
  if (hours !== undefined) return counted(hours, 'hour', 'hours', language);
  return documentWord(language, 'unknownLimit');
}

function counted(count: number, one: DocumentWord, other: DocumentWord, language: Language): string {
  return documentWord(language, count === 1 ? one : other).replace('{n}', formatNumber(count, language));
}

/** Their addresses stand on no official page that we saw, so the note below is always there. */
function committeesTable(committees: DisclosureHead['committees'], language: Language): Html {
  const rows = committees.map(({ district, name, email }) => [district, name, email]);
  const caption = documentWord(language, 'committees');
  return html`${listTable(language, caption, ['district', 'committee', 'email'], rows)}${cautionBelow('medium', language)}`;
}

function officesTable(offices: readonly Office[], language: Language): Html {
  const rows = offices.map((office) => [
    office.designation,
    office.office_address ?? '',
    html`${office.office_phone_number}${office.office_phone_number && office.office_email && BREAK}${office.office_email}`,
    [office.note, office.confidence === 'medium' && documentWord(language, 'toBeConfirmed')].filter(Boolean).join(' '),
  ]);
  const columns: DocumentWord[] = ['office', 'address', 'phoneAndEmail', 'note'];
  return listTable(language, documentWord(language, 'offices'), columns, rows);
}

function cautionBelow(confidence: 'high' | 'medium', language: Language): Html {
  return html`${confidence === 'medium' && html`<p>${documentWord(language, 'toBeConfirmed')}</p>`}`;
}
