import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { contentLines, escapeText } from '../contentLines.server.ts';
import type { Localized } from '../localize.ts';
import { callLine } from './data.server.ts';
import type { Office } from './schema.server.ts';

type Contact = Pick<Localized<Office>, 'designation' | 'office_head' | 'asOf'> & Partial<Localized<Office>>;

/** `callInstead`: whom to call if the office has no number. */

type ContactFileInput = {
  office: Contact;
  callInstead?: readonly Parameters<typeof callLine>[0][];
  department: string;
  uid: string;
  page: string;
};

/** Formats an office as vCard 3.0 (RFC 2426), which phones support better than 4.0. `page`: URL of the office's page. */
export function contactFile({ office, callInstead = [], department, uid, page }: ContactFileInput): string {
  const { designation, office_head, office_phone_number, office_email, office_address, website, note } = office;
  const notes = [note, ...callInstead.map(callLine)].filter(Boolean);
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${uid}`,
    `FN:${escapeText(designation)}`,
    // Fills `N`, the name of a person, with the name of the office, because phones reject a file without `N`.
    `N:${escapeText(designation)};;;;`,
    `ORG:${escapeText(department)}`,
    `TITLE:${escapeText(office_head)}`,
    'X-ABShowAs:COMPANY',
    ...(office_phone_number
      ? [`TEL;TYPE=WORK,VOICE:${telephoneAddress(office_phone_number).slice('tel:'.length)}`]
      : []),
    ...(office_email ? [`EMAIL;TYPE=INTERNET:${office_email}`] : []),
    ...(office_address ? [`ADR;TYPE=WORK:;;${escapeText(office_address)};;;;`] : []),
    ...(website ? [`URL:${website}`] : []),
    `URL:${page}`,
    ...(notes.length > 0 ? [`NOTE:${escapeText(notes.join('\n'))}`] : []),
    // Must not be the build time, because the same content must produce the same file.
    `REV:${office.asOf}T00:00:00Z`,
    'END:VCARD',
  ]);
}
