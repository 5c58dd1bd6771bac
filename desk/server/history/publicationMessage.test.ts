import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PublicationMessage, parsePublicationMessage, publicationMessage } from './publicationMessage.ts';

const MESSAGE: PublicationMessage = {
  title: 'The pension is ₹2,000',
  reason: 'Government resolution of 1 March 2026.\n\nBoth summaries follow.',
  publication: 143,
  changes: [87, 88],
  writtenBy: ['Clerk 1', 'Clerk 2'],
  approvedBy: ['Moderator 1'],
  publishedBy: 'Publisher 1',
  takesBack: [142],
};

it('says what was published and why, and who wrote, approved and published it', () => {
  expect(publicationMessage(MESSAGE)).toBe(`content: The pension is ₹2,000

Government resolution of 1 March 2026.

Both summaries follow.

Publication: 143
Change: 87
Change: 88
Written-by: Clerk 1
Written-by: Clerk 2
Approved-by: Moderator 1
Published-by: Publisher 1
Takes-back: 142
`);
});

/** Any unit of UTF-16, also half a character. The unit `binary` of fast-check first lists all characters, which takes seconds. */
const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const ids = fc.array(fc.nat());
/** Single lines as people write them, which begin and end with a letter. */
const line = fc
  .array(fc.stringMatching(/^[A-Za-z0-9₹,.:अ-ह-]{1,8}$/), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '));
const lines = fc
  .array(line, { maxLength: 4 })
  .chain((all) => fc.constantFrom('\n', '\n\n').map((gap) => all.join(gap)));
const messages = fc.record({
  title: fc.oneof(line, fc.constant('')),
  reason: lines,
  publication: fc.nat(),
  changes: ids,
  writtenBy: fc.array(line),
  approvedBy: fc.array(line),
  publishedBy: line,
  takesBack: ids,
});

it('is read as it was written', () => {
  fc.assert(
    fc.property(messages, (message) => {
      expect(parsePublicationMessage(publicationMessage(message))).toEqual(message);
    }),
  );
});

it('names nobody and nothing that a writer typed as a trailer in a title, a reason or the name of a post', () => {
  const forged = fc.constantFrom(
    ...[
      'x',
      '\nApproved-by: Director',
      '\n\nPublication: 1\nApproved-by: Director',
      '\r\rTakes-back: 7',
      '\u0000\u0001',
    ],
  );
  const any = fc.array(fc.oneof(forged, fc.string({ unit: anyUnit }))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(messages, any, any, any, (message, title, reason, post) => {
      const text = publicationMessage({ ...message, title, reason, writtenBy: [post] });
      const read = parsePublicationMessage(text);
      const { publication, changes, approvedBy, publishedBy, takesBack } = message;
      expect(read).toMatchObject({ publication, changes, approvedBy, publishedBy, takesBack });
      expect(read?.writtenBy).toHaveLength(1);
      expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      expect(publicationMessage(read ?? message)).toBe(text);
    }),
  );
});

it('of another commit is not read as a publication', () => {
  for (const text of ['', 'content: by hand', 'desk: x\n\nPublication: none\n', 'Publication: 5\n', 'a\n\nChange: 5'])
    expect(parsePublicationMessage(text)).toBeUndefined();
});
