import { describe, expect, it } from 'vitest';
import { specificationSchema } from '#app/model/specification/schema.server.ts';
import { withOverrides } from './specification.ts';

const DOCUMENT =
  'Before\n\n<!-- overrides, written by a command -->\n\nWhat was here\n\n<!-- /overrides -->\n\nBehind\n';

const decision = { source: 'Resolution of 2025', since: '2025-04-01' };

/** Returns the document with the list for a row whose first requirement has this override. */
function writeList(override?: object): string {
  const rows = [
    {
      document: 'catalogue',
      section: '9',
      text: 'Row of the document.',
      demands: [
        { kind: 'condition', scheme: 'made-up', condition: { kind: 'age', min: 60 }, override },
        { kind: 'count', collection: 'albums', atLeast: 3 },
      ],
    },
  ];
  return withOverrides(DOCUMENT, specificationSchema.parse({ rows }).rows);
}

describe('the list of overridden requirements in docs/specification.md', () => {
  it('contains the row, the new value, the date and the source of an override', () => {
    const list = writeList({ condition: { kind: 'age', min: 65 }, ...decision });
    expect(list).toMatch(
      /- The catalogue, 9: “Row of the document\.” For `made-up`: now .*65, since 1 April 2025 \(Resolution of 2025\)\.\n/,
    );
    expect(list.match(/^- /gm)).toHaveLength(1);
  });

  it('contains withdrawn requirements', () => {
    expect(writeList({ withdrawn: true, ...decision })).toContain(': no longer demanded, since 1 April 2025');
  });

  it('contains “Nothing.” if there are no overrides; the rest of the document stays the same', () => {
    expect(writeList()).toBe(DOCUMENT.replace('What was here', 'Nothing.'));
  });

  it('stays the same when written a second time', () => {
    const rows = specificationSchema.parse({ rows: [] }).rows;
    expect(withOverrides(withOverrides(DOCUMENT, rows), rows)).toBe(withOverrides(DOCUMENT, rows));
  });
});
