import type { Language } from '#app/i18n/language.ts';
import { localize } from '../localize.ts';
import { pictureOf } from '../pictures/data.server.ts';
import type { Event } from './schema.server.ts';

export function localizeEvents(events: Event[], language: Language) {
  return events.map(({ id, title, description, image, imageAlt, postedDate, venue, sample }) => ({
    ...localize({ id, title, description, imageAlt, postedDate, venue, sample }, language),
    image: pictureOf(image),
  }));
}
