import { describe, expect, it } from 'vitest';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import buttons from '../buttons.module.css';
import { AlternativeContacts } from './AlternativeContacts.tsx';
import { ContactLinks } from './ContactLinks.tsx';

const helpline = { name: 'A helpline', number: '14000' };
const office = { name: 'Another office', number: '022-25000000', isOffice: true } as const;
const controlRoom = { ...office, name: 'A control room', number: '02525-000000', note: 'For disasters.' };

const filledButtons = (page: string) =>
  [...page.matchAll(/<a class="([^"]*)" href="tel:([^"]*)"/g)].flatMap(([, names = '', number]) =>
    names.split(' ').includes(buttons.primary ?? '?') ? [number] : [],
  );

describe('the contacts to call instead of an office', () => {
  it('begin with the helpline, and no button of another office is filled', () => {
    const page = renderPart(<AlternativeContacts contacts={[office, controlRoom, helpline]} />);
    expect(filledButtons(page)).toEqual(['14000']);
    expect(page.indexOf(helpline.number)).toBeLessThan(page.indexOf(office.number));
  });

  it.each([[office], [controlRoom]])('have no filled button if there is only an office', (only) => {
    expect(filledButtons(renderPart(<AlternativeContacts contacts={[only]} />))).toEqual([]);
    expect(filledButtons(renderPart(<AlternativeContacts contacts={[only]} isBrief />))).toEqual([]);
  });

  it('have above the number of another office its name and what to ask there', () => {
    const page = renderPart(<AlternativeContacts contacts={[office, controlRoom]} asksTheWay />);
    expect(page.indexOf('This is the number of another office.')).toBeLessThan(page.indexOf('href="tel:'));
    expect(page.indexOf(controlRoom.note)).toBeLessThan(page.lastIndexOf('href="tel:'));
  });
});

it('the call button of an office is filled unless the office is a control room', () => {
  const own = { designation: 'An office', office_phone_number: '022-25000000' };
  expect(filledButtons(renderPart(<ContactLinks office={own} />))).toHaveLength(1);
  expect(filledButtons(renderPart(<ContactLinks office={{ ...own, isControlRoom: true }} />))).toEqual([]);
});
