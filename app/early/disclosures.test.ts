import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';
import { closeDisclosures, openAtFragment } from './disclosures.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an open menu', () => {
  let page: ReturnType<typeof openPage>;
  let menu: FakeElement;
  let other: FakeElement;
  let outside: FakeElement;

  beforeEach(() => {
    const details = () => new FakeElement('details', { open: '' }, new FakeElement('summary'), new FakeElement('a'));
    [menu, other, outside] = [details(), details(), new FakeElement('button')];
    page = openPage([new FakeElement('nav', { 'data-closes-outside': '' }, menu), other, outside]);
    closeDisclosures();
  });

  it.each(['pointerdown', 'focusin'])('closes at %s outside, and not inside', (event) => {
    page.fire(event, menu.querySelector('a') ?? undefined);
    expect(menu.open).toBe(true);
    page.fire(event, outside);
    expect([menu.open, other.open]).toEqual([false, true]);
  });

  it('closes on Escape, and returns the focus to its summary', () => {
    menu.querySelector('a')?.focus();
    page.fire('keydown', outside, { key: 'Tab' });
    expect(menu.open).toBe(true);
    page.fire('keydown', outside, { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
  });

  it('closes on Escape without taking the focus from another part of the page', () => {
    outside.focus();
    page.fire('keydown', outside, { key: 'Escape' });
    expect([menu.open, document.activeElement]).toEqual([false, outside]);
  });

  it('is closed when the visitor returns to the page', () => {
    page.fire('pageshow', undefined, { persisted: false });
    expect(menu.open).toBe(true);
    page.fire('pageshow', undefined, { persisted: true });
    expect([menu.open, other.open]).toEqual([false, true]);
  });
});

describe('the fragment of an address', () => {
  it.each(['#papers', '#%E0%A4%95'])('opens the part that contains its target: %s', (hash) => {
    const target = new FakeElement('p', { id: decodeURIComponent(hash.slice(1)) });
    const details = new FakeElement('details', {}, target);
    openPage([details], { at: `/scheme${hash}` });
    openAtFragment();
    expect([details.open, target.scrolled]).toEqual([true, 1]);
  });

  it.each(['', '#nowhere', '#%', '#:~:text=a'])('changes nothing and reports no error: "%s"', (hash) => {
    const details = new FakeElement('details', {}, new FakeElement('p', { id: 'papers' }));
    openPage([details], { at: `/scheme${hash}` });
    openAtFragment();
    expect(details.open).toBe(false);
  });

  it('opens a part when it changes', () => {
    const details = new FakeElement('details', {}, new FakeElement('p', { id: 'papers' }));
    const { fire } = openPage([details]);
    openAtFragment();
    location.hash = '#papers';
    fire('hashchange', undefined);
    expect(details.open).toBe(true);
  });
});
