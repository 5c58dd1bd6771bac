import { describe, expect, it } from 'vitest';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import buttons from '../buttons.module.css';
import { CallInstead } from './CallInstead.tsx';
import { ContactLinks } from './ContactLinks.tsx';

const helpline = { name: 'A helpline', number: '14000' };
const office = { name: 'Another office', number: '022-25000000', isOffice: true } as const;
const controlRoom = { ...office, name: 'A control room', number: '02525-000000', note: 'For disasters.' };

const filled = (page: string) =>
  [...page.matchAll(/<a class="([^"]*)" href="tel:([^"]*)"/g)].flatMap(([, names = '', number]) =>
    names.split(' ').includes(buttons.primary ?? '?') ? [number] : [],
  );

describe('whom to call instead', () => {
  it('begins with the helpline, and fills no number of another office', () => {
    const page = renderPart(<CallInstead contacts={[office, controlRoom, helpline]} />);
    expect(filled(page)).toEqual(['14000']);
    expect(page.indexOf(helpline.number)).toBeLessThan(page.indexOf(office.number));
  });

  it.each([[office], [controlRoom]])('does not fill the number of the only office', (only) => {
    expect(filled(renderPart(<CallInstead contacts={[only]} />))).toEqual([]);
    expect(filled(renderPart(<CallInstead contacts={[only]} isBrief />))).toEqual([]);
  });

  it('says above the number of another office whose it is, and what to ask there', () => {
    const page = renderPart(<CallInstead contacts={[office, controlRoom]} asksTheWay />);
    expect(page.indexOf('This is the number of another office.')).toBeLessThan(page.indexOf('href="tel:'));
    expect(page.indexOf(controlRoom.note)).toBeLessThan(page.lastIndexOf('href="tel:'));
  });
});

it('the number of an office is filled, unless it is that of a control room', () => {
  const own = { designation: 'An office', office_phone_number: '022-25000000' };
  expect(filled(renderPart(<ContactLinks office={own} />))).toHaveLength(1);
  expect(filled(renderPart(<ContactLinks office={{ ...own, isControlRoom: true }} />))).toEqual([]);
});
