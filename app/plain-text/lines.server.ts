import { type Benefit, formatBenefitAmount } from '#app/components/facts/benefitText.ts';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { remedies } from '#app/model/acts/remedies.server.ts';
import { reportedLines } from '#app/model/cautions.ts';
import type { BodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import type { Listed } from '#app/model/offices/byDistrict.server.ts';
import { callLine, type OfficeContact, type OtherContact } from '#app/model/offices/data.server.ts';
import type { PortalTrouble } from '#app/model/portals/data.server.ts';
import type { ReportedText } from '#app/model/reported.server.ts';
import { site } from '#app/model/site/data.server.ts';

/** Joins sentences, and ends each with a full stop if it has no end of its own. */
export function sentences(...parts: (string | false | undefined)[]): string {
  return parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => (/[.!?:]\)?$/.test(String(part)) ? part : `${part}.`))
    .join(' ');
}

export function benefitLine(benefit: Benefit, language: Language): string {
  const amount = formatBenefitAmount(benefit, words(language, 'schemes'), language, { afterWhat: true });
  return sentences(amount === benefit.what ? amount : `${benefit.what}: ${amount}`, benefit.note);
}

/** Formats the report of a change as one line, so that nobody quotes the change without the warning. */
export function reportLines(report: ReportedText | undefined, language: Language): string[] {
  if (!report) return [];
  const t = words(language, 'components');
  return [sentences(t('reported.title'), ...reportedLines(report, t, language))];
}

type Contact = Partial<OfficeContact>;

/** Formats an office: its name, its address and the ways to reach it, if any is known, and what is to be confirmed. */
export function contactText(name: string, office: Contact, language: Language): string {
  const { office_address, office_phone_number, office_email, website, note, callInstead = [], confidence } = office;
  const ways = [office_address, office_phone_number, office_email, website].filter(Boolean).join('; ');
  const remarks = sentences(
    note,
    confidence === 'medium' && words(language, 'components')('toBeConfirmed'),
    callText(callInstead, language),
  );
  const contact = [ways, remarks].filter(Boolean).join(' – ');
  return contact ? `${name}: ${contact}` : name;
}

/** Names whom to call about an office that has no number. */
export function callText(contacts: readonly OtherContact[], language: Language): string {
  if (contacts.length === 0) return '';
  return `${words(language, 'offices-by-district')('callInstead')} ${contacts.map(callLine).join('; ')}`;
}

/** Formats an office of a district, or the note on where to go instead. */
export function listedOfficeText({ post, office, instead }: Listed, language: Language): string {
  return office ? contactText(office.designation, office, language) : `${post}: ${instead}`;
}

/** Lists the bodies that accept applications, with the contact of each of their offices. */
export function placeLines(places: readonly BodyWithOffices[], language: Language): string[] {
  return places.flatMap(({ title, note, howToFind, list, offices, call }) =>
    offices.length === 0
      ? [
          [title, sentences(howToFind, note, list && listText(list, language), callText(call, language))]
            .filter(Boolean)
            .join(': '),
        ]
      : offices.map((office) => contactText(`${title}, ${office.location}`, office, language)),
  );
}

const listText = ({ title, path }: NonNullable<BodyWithOffices['list']>, language: Language) =>
  `${title}: ${site.address}${pathIn(language, path)}`;

type Portal = { title: string; url?: string | undefined; trouble: PortalTrouble | undefined };

/** Formats the address of a portal, with what to know before opening it. */
export function portalLine({ title, url, trouble }: Portal, language: Language): string {
  const t = words(language, 'components');
  const address = url ? `${title}: ${url}` : title;
  if (!trouble) return address;
  const warning = t(`portal.${trouble.is}`, { date: formatDate(trouble.since, language) });
  return `${address} (${sentences(warning, trouble.note)})`;
}

type Deadline = { timeLimit: string | undefined; appeal: readonly string[] | undefined };

/** Lists the time limit and the ways to appeal. */
export function afterLines({ timeLimit, appeal }: Deadline, path: string, language: Language): string[] {
  const t = words(language, 'offices-by-district');
  const { firstAppealDays, secondAppealDays, grievanceDays, grievancePath, confidence } = remedies();
  const [first, second, days] = [firstAppealDays, secondAppealDays, grievanceDays].map((n) =>
    formatNumber(n, language),
  );
  const unsure = confidence === 'medium' && words(language, 'components')('toBeConfirmed');
  return [
    timeLimit ?? t('noTimeLimit'),
    ...(appeal ?? [sentences(t('levelsOfAppeal', { first, second }), unsure)]),
    ...(path === grievancePath
      ? []
      : [`${t('complain', { days })}: ${site.address}${pathIn(language, grievancePath)}`]),
  ];
}
