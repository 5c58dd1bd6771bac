import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { useFixedPart } from './fixedParts.ts';
import { Island, RenderIslandContext } from './Island.tsx';
import { createIslandRenderer } from './renderIslands.server.tsx';

function Field({ initial = '' }: { initial?: unknown }) {
  const { t } = useTranslation('search-box');
  const id = useId();
  return (
    <label htmlFor={id}>
      {t('search')} <input id={id} defaultValue={String(initial)} />
    </label>
  );
}

const Nested = () => <Island name="Inner" component={Field} props={{}} />;

function renderPage(page: React.ReactNode, language: Language = 'en') {
  const { render, islands } = createIslandRenderer(language);
  const html = renderToStaticMarkup(<RenderIslandContext value={render}>{page}</RenderIslandContext>);
  return { html, islands };
}

const fieldsWith = (...all: unknown[]) =>
  all.map((initial) => <Island key={String(initial)} name="Field" component={Field} props={{ initial }} />);

const noFixedPart = (name: string) => ({ 'data-fixed': name });

const Frame = ({ part }: { part: string }) => <p {...useFixedPart(part)} />;

describe('an island', () => {
  it('is marked with its name and the trigger of its start, and contains its HTML', () => {
    const { html } = renderPage(<Island name="Field" component={Field} props={{}} start="query" />);
    expect(html).toMatch(/^<div data-island="Field" data-start="query"><label for="[^"]+">Search/);
  });

  it('records its words and its properties in the order of the page', () => {
    const { islands } = renderPage(fieldsWith('one', ['two', { three: 3 }]), 'mr');
    expect(islands).toEqual([
      { name: 'Field', words: ['search-box'], props: { initial: 'one' } },
      { name: 'Field', words: ['search-box'], props: { initial: ['two', { three: 3 }] } },
    ]);
  });

  it('shares no id with another island of the page', () => {
    const { html } = renderPage(fieldsWith('one', 'two'));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('inside another island belongs to the outer island', () => {
    const { html, islands } = renderPage(<Island name="Nested" component={Nested} props={{}} />);
    expect(html.match(/data-island/g)).toHaveLength(1);
    expect(islands.map(({ name }) => name)).toEqual(['Nested']);
    expect(html).toContain('<input');
  });

  it('contains its fixed parts, whose words and values the browser does not need', () => {
    const fixed = [<Field key="field" initial="known" />, <b key="unused">unused</b>];
    const page = <Island name="Frame" component={Frame} props={{ part: 'field' }} fixed={fixed} />;
    const { html, islands } = renderPage(<WordsContext value={wordsFor('en')}>{page}</WordsContext>);
    expect(html).toMatch(/^<div data-island="Frame"><p data-fixed="field"><label [^>]*>Search.*value="known"/);
    expect(islands).toEqual([{ name: 'Frame', words: [], props: { part: 'field' } }]);
  });

  it('is refused if it uses a fixed part that it was not given', () => {
    const page = <Island name="Frame" component={Frame} props={{ part: 'field' }} fixed={[<b key="other">other</b>]} />;
    expect(() => renderPage(page)).toThrow('The island Frame has no fixed part field.');
  });

  it.each([
    { what: 'a function', value: () => 'text' },
    { what: 'a symbol', value: Symbol('text') },
    { what: 'an element', value: <b>text</b> },
    { what: 'a map', value: new Map() },
    { what: 'a date', value: new Date(0) },
    { what: 'a pattern, deep inside', value: [{ pattern: /text/ }] },
  ])('is refused with $what as a property', ({ value }) => {
    const { render } = createIslandRenderer('en');
    const renderIt = () =>
      render({ name: 'Field', component: () => null, props: { initial: value }, fixedPart: noFixedPart });
    expect(renderIt).toThrow(/The island Field has a property "\w+" that JSON cannot represent/);
  });
});
