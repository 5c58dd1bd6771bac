import { describe, expect, it } from 'vitest';
import { html, linked, unbroken } from './html.ts';

describe('HTML of a document', () => {
  it('escapes texts and keeps what is HTML already', () => {
    expect(html`<p title="${'"a"'}">${'a < b & c'}${html`<br>`}${undefined}</p>`.html).toBe(
      '<p title="&quot;a&quot;">a &lt; b &amp; c<br></p>',
    );
  });

  it('makes links of web addresses, without the full stop behind them', () => {
    expect(linked('See https://example.org/a, or ask.').html).toBe(
      'See <a href="https://example.org/a">https://example.org/a</a>, or ask.',
    );
  });
});

describe('words with a hyphen', () => {
  it.each([
    ['<p>Call 022-25222023 today.</p>', '<p>Call <span class="whole">022-25222023</span> today.</p>'],
    ['<td>रायगड-अलिबाग</td>', '<td><span class="whole">रायगड-अलिबाग</span></td>'],
    ['<p>(2024-25), this</p>', '<p><span class="whole">(2024-25),</span> this</p>'],
    ['<p>/a?b=kherdi-boys</p>', '<p>/a?b=<span class="whole">kherdi-boys</span></p>'],
  ])('are kept on one line: %s', (before, after) => {
    expect(unbroken({ html: before }).html).toBe(after);
  });

  it.each(['<p class="a-b">no hyphen</p>', '<p>one - two</p>', '<p>a &amp; b</p>'])('are not seen in %s', (before) => {
    expect(unbroken({ html: before }).html).toBe(before);
  });
});
