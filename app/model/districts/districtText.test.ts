import { describe, expect, it } from 'vitest';
import { words } from '#app/i18n/words.server.ts';
import { gapText } from './districtText.ts';

describe('the text of what is missing', () => {
  const t = words('en', 'district');
  const mr = words('mr', 'district');

  it('says in both languages that one fact is not here', () => {
    const gap = { kind: 'counted' as const, category: 'X', facts: [{ fact: 'names' as const, number: 1 }] };
    expect(gapText(gap, t)).toBe('X: 1 name is not here');
    expect(gapText(gap, mr)).toBe('X: १ नाव येथे नाही');
  });

  it('says in both languages that several facts are not here', () => {
    const counted = { kind: 'counted' as const, category: 'X' };
    const facts = [
      { fact: 'phones' as const, number: 8 },
      { fact: 'addresses' as const, number: 1 },
    ];
    expect(gapText({ ...counted, facts }, t)).toBe('X: 8 telephone numbers and 1 address are not here');
    expect(gapText({ ...counted, facts }, mr)).toBe('X: ८ फोन क्रमांक व १ पत्ता येथे नाहीत');
    expect(gapText({ kind: 'office', office: 'X', facts: ['address', 'phone', 'email'] }, t)).toBe(
      'X: address, telephone number and e-mail are not here',
    );
  });
});
