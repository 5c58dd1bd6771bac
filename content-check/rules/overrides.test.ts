import { describe, expect, it } from 'vitest';
import { specificationSchema } from '#app/model/specification/schema.server.ts';
import { withOverrides } from './specification.ts';

const DOCUMENT =
  'Before\n\n<!-- overrides, written by a command -->\n\nWhat was here\n\n<!-- /overrides -->\n\nBehind\n';

const decided = { source: 'Resolution of 2025', since: '2025-04-01' };

/** The document with a row whose first demand is overridden so. */
function listed(override?: object): string {
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

describe('the list of overridden demands in docs/specification.md', () => {
  it('tells the row, the new value, since when and by whom', () => {
    const list = listed({ condition: { kind: 'age', min: 65 }, ...decided });
    expect(list).toMatch(
      /- The catalogue, 9: “Row of the document\.” For `made-up`: now .*65, since 1 April 2025 \(Resolution of 2025\)\.\n/,
    );
    expect(list.match(/^- /gm)).toHaveLength(1);
  });

  it('tells what is no longer demanded', () => {
    expect(listed({ withdrawn: true, ...decided })).toContain(': no longer demanded, since 1 April 2025');
  });

  it('says so where nothing is overridden, and leaves the rest of the document as it is', () => {
    expect(listed()).toBe(DOCUMENT.replace('What was here', 'Nothing.'));
  });

  it('is the same when it is written a second time', () => {
    const rows = specificationSchema.parse({ rows: [] }).rows;
    expect(withOverrides(withOverrides(DOCUMENT, rows), rows)).toBe(withOverrides(DOCUMENT, rows));
  });
});
