import { describe, expect, it } from 'vitest';
import { portals } from '#app/model/portals/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { contentFiles, interfaceTexts } from '#content-check/text/texts.ts';
import { externalAddresses } from './addresses.ts';

const OWN = 'https://sahayya.example';
const file = 'content/pages/help.yaml';

describe('the addresses of other sites', () => {
  it('are found in fields, sources and sentences, and each is listed once with all its places', () => {
    const entry = {
      url: 'https://portal.example/apply',
      source: ['https://portal.example/apply', 'A circular (https://gr.example/1234.pdf)'],
      text: { en: 'See https://rti.example. Or ask.', mr: 'पाहा: https://rti.example. किंवा विचारा.' },
    };
    expect(externalAddresses([{ file, entry }], [], OWN)).toEqual([
      { address: 'https://gr.example/1234.pdf', places: [{ file, path: ['source', 1] }] },
      {
        address: 'https://portal.example/apply',
        places: [
          { file, path: ['url'] },
          { file, path: ['source', 0] },
        ],
      },
      { address: 'https://rti.example', places: [{ file, path: ['text'] }] },
    ]);
  });

  it('are found in interface texts, even if only the Marathi text contains an address', () => {
    const words = [
      { file: 'words/site/home.json', field: 'more', path: ['more'], en: 'More', mr: 'अधिक: https://more.example' },
    ];
    expect(externalAddresses([], words, OWN).map(({ address }) => address)).toEqual(['https://more.example']);
  });

  it('do not include addresses of this site, paths or e-mail addresses', () => {
    const entry = { a: `${OWN}/scheme`, b: '/scheme', c: 'office@example.org' };
    expect(externalAddresses([{ file, entry }], [], OWN)).toEqual([]);
  });

  it('include every portal of the content', () => {
    const found = externalAddresses(contentFiles(), interfaceTexts(), site.address).map(({ address }) => address);
    expect(portals.map(({ url }) => url).filter((url) => !found.includes(url))).toEqual([]);
  });
});
