import type { Event as EventThing } from 'schema-dts';
import type { Language } from '#app/i18n/language.ts';
import type { Event } from '#app/model/events/schema.server.ts';
import { localize } from '#app/model/localize.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { wholePicture } from '#app/model/pictures/picture.ts';
import { site } from '#app/model/site/data.server.ts';
import { addressOf } from './address.server.ts';
import { department } from './organisation.server.ts';

/** An event. A sample is none: its dates are not real, and calendars that gather events would not know. */
export function eventData(event: Event | undefined, language: Language): EventThing[] {
  if (!event || event.sample) return [];
  const { id, title, description, venue, startDate, endDate, image } = localize(event, language);
  return [
    {
      '@type': 'Event',
      name: title,
      description,
      url: addressOf(`/notices/events/${id}`, language),
      startDate,
      endDate,
      location: { '@type': 'Place', name: venue, address: venue },
      image: site.address + wholePicture(pictureOf(image)),
      inLanguage: language,
      organizer: department(language),
    },
  ];
}
