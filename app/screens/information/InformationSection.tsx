import { LabelledSection } from '#app/components/LabelledSection/LabelledSection.tsx';
import { LinkedText } from '#app/components/LinkedText/LinkedText.tsx';
import { OfficeContact } from '#app/components/OfficeContact/OfficeContact.tsx';
import { WaysOn } from '#app/components/WaysOn/WaysOn.tsx';
import type { Information } from './informationIn.server.ts';
import { ScreenReaderTable } from './ScreenReaderTable.tsx';

type InformationSectionProps = { section: Information['sections'][number] };

export function InformationSection({ section }: InformationSectionProps) {
  return (
    <LabelledSection title={section.title} id={section.id}>
      {section.content.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
      {section.screenReaders && <ScreenReaderTable readers={section.screenReaders} caption={section.title} />}
      {section.office && <OfficeContact office={section.office} />}
      {section.links && <WaysOn ways={section.links} />}
    </LabelledSection>
  );
}
