import { type Language, pathIn } from '#app/i18n/language.ts';
import { site } from '#app/model/site/data.server.ts';
import { findHandout, type Handout, handoutWords } from './handout.server.ts';
import { printedAddress } from './printedAddress.ts';

/** `tall`: for a chat, 1080 by 1350 pixels. `wide`: for link previews, 1200 by 630 pixels. */
export const PICTURE_SHAPES = ['tall', 'wide'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** Returns the address of a picture. The folder may be embedded by other sites, because messengers fetch previews. */
export function picturePath({ path, language }: Pick<Handout, 'path' | 'language'>, shape: PictureShape): string {
  return `/cards${path}${shape === 'tall' ? '-picture' : ''}.${language}.png`;
}

/** Describes a picture with its own words, for people who cannot see it. The page of a link preview names its site and address. */
export function pictureAlt(handout: Handout, shape: PictureShape): string {
  const { kind, language, path, amount, name, officialName, who, papers, where, asOf, cautions } = handout;
  const t = handoutWords(language);
  const lists = [who, papers, where].map(({ heading, items }) => t('list', { heading, items: items.join('; ') }));
  const conditions = kind === 'scheme' ? who.items.slice(0, -1) : who.items;
  const sentences = [
    [amount?.figure, amount?.unit, amount?.what && `(${amount.what})`, name].filter(Boolean).join(' '),
    officialName,
    ...(shape === 'tall' ? lists : conditions),
    asOf,
    ...cautions,
    shape === 'tall' ? printedAddress(site.address + pathIn(language, path)) : '',
  ];
  return sentences.flatMap((text) => (text ? [text.replace(/\.$/, '')] : [])).join('. ');
}

/** Returns the picture that the page at a path, without language, offers to send; undefined if it has none. */
export function sharedPicture(path: string, language: Language): { href: string; alt: string } | undefined {
  const handout = findHandout(path, language);
  return handout && { href: picturePath(handout, 'tall'), alt: pictureAlt(handout, 'tall') };
}
