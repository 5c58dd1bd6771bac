import type { Language } from '#app/i18n/language.ts';
import { findHandout, type Handout } from './handout.server.ts';

/** `tall`: for a chat, 1080 by 1350 pixels. `wide`: for link previews, 1200 by 630 pixels. */
export const PICTURE_SHAPES = ['tall', 'wide'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** Returns the address of a picture. The folder may be embedded by other sites, because messengers fetch previews. */
export function picturePath({ path, language }: Pick<Handout, 'path' | 'language'>, shape: PictureShape): string {
  return `/cards${path}${shape === 'tall' ? '-picture' : ''}.${language}.png`;
}

/** Describes the wide picture with its own words, for people who cannot see it. */
export function pictureAlt({ kind, amount, name, officialName, who, asOf, cautions }: Handout): string {
  const sentences = [
    amount && [amount.what && `${amount.what}:`, amount.before, amount.figure, amount.after].filter(Boolean).join(' '),
    name,
    officialName,
    // Omits the reference to all conditions, because the page of the preview follows. Only the first scheme of a situation always fits.
    ...who.items.slice(0, kind === 'scheme' ? -1 : 1),
    asOf,
    ...cautions,
  ];
  return sentences
    .flatMap((text) => (text ? [text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, '')] : []))
    .join('. ');
}

/** Returns the address of the picture that the page at a path, without language, offers to send; undefined if it has none. */
export function sharedPicture(path: string, language: Language): string | undefined {
  const handout = findHandout(path, language);
  return handout && picturePath(handout, 'tall');
}
