import { OfficeContact } from '#app/components/offices/OfficeContact.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ offices }) => <OfficeContact office={offices.plain} />,
    framed: ({ offices }) => <OfficeContact office={offices.plain} isCard />,
    'long Marathi': ({ offices }) => <OfficeContact office={offices.longest} />,
    'under its post': ({ offices }) => (
      <OfficeContact office={offices.plain} post={offices.plain.office_head} isMain={false} />
    ),
    'without a number': ({ offices }) => <OfficeContact office={offices.withoutNumber} />,
    'to be confirmed': ({ offices }) => <OfficeContact office={{ ...offices.plain, confidence: 'medium' }} />,
  },
};
