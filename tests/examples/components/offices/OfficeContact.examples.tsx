import { OfficeContact } from '#app/components/offices/OfficeContact.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ offices }) => <OfficeContact office={offices.plain} />,
    listed: ({ offices }) => <OfficeContact office={offices.plain} look="listed" />,
    'long Marathi': ({ offices }) => <OfficeContact office={offices.longest} />,
    'under its post': ({ offices }) => (
      <OfficeContact office={offices.plain} look="bare" post={offices.plain.office_head} />
    ),
    'without a number': ({ offices }) => <OfficeContact office={offices.withoutNumber} />,
    'to be confirmed': ({ offices }) => <OfficeContact office={{ ...offices.plain, confidence: 'medium' }} />,
  },
};
