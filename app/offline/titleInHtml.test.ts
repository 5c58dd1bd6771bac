import { describe, expect, it } from 'vitest';
import { titleInHtml } from './titleInHtml.ts';

describe('the title of a saved page', () => {
  it('is read from its HTML, without the name of the department', async () => {
    const page = '<html><head><title>Help – Social Justice and Special Assistance Department</title></head></html>';
    expect(await titleInHtml(new Response(page))).toBe('Help');
  });

  it('is read in full, with decoded entities, if it does not contain the name of the department', async () => {
    expect(await titleInHtml(new Response('<title>Grants &amp; loans: &quot;seed&quot;</title>'))).toBe(
      'Grants & loans: "seed"',
    );
  });

  it('is read from chunks that split a character', async () => {
    const bytes = new TextEncoder().encode('<title>मदत – विभाग</title>');
    const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 5) controller.enqueue(bytes.slice(at, at + 5));
        controller.close();
      },
    });
    expect(await titleInHtml(new Response(pieces))).toBe('मदत');
  });

  it('is undefined for a response that is not a page', async () => {
    expect(await titleInHtml(new Response('no page'))).toBeUndefined();
  });
});
