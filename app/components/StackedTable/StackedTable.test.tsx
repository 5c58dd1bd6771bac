import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ColumnHead, RowHead, StackedTable, TableBody, TableCell, TableHead, TableRow } from './StackedTable.tsx';

describe('a stacked table', () => {
  it('says the role of every part, because some browsers forget it when CSS makes blocks of a table', () => {
    const table = renderToStaticMarkup(
      <StackedTable>
        <TableHead>
          <ColumnHead>District</ColumnHead>
        </TableHead>
        <TableBody>
          <TableRow>
            <RowHead>Thane</RowHead>
            <TableCell>Kalwa</TableCell>
          </TableRow>
        </TableBody>
      </StackedTable>,
    );
    const roles = [...table.matchAll(/<(table|thead|tbody|tr|th|td)\b([^>]*)>/g)].map(
      ([, , attributes = '']) => /role="(\w+)"/.exec(attributes)?.[1],
    );
    expect(roles).toEqual(['table', 'rowgroup', 'row', 'columnheader', 'rowgroup', 'row', 'rowheader', 'cell']);
  });

  it('heads a row, or several with a scope of its own', () => {
    expect(renderToStaticMarkup(<RowHead>Thane</RowHead>)).toContain('scope="row"');
    expect(renderToStaticMarkup(<RowHead scope="rowgroup">Thane</RowHead>)).toContain('scope="rowgroup"');
  });
});
