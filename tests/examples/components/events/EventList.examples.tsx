import { EventList } from '#app/components/events/EventList.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ events, act }) => <EventList events={events} initialLayout="list" whenEmpty={<p>{act}</p>} />,
    'long Marathi': ({ events, longestTitle }) => (
      <EventList
        events={events.map((event) => ({ ...event, title: longestTitle }))}
        initialLayout="grid"
        whenEmpty={<p>{longestTitle}</p>}
      />
    ),
    empty: ({ act }) => <EventList events={[]} initialLayout="list" whenEmpty={<p>{act}</p>} />,
  },
};
