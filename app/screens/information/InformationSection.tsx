import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { OfficeContact } from '#app/components/offices/OfficeContact.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
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
      {section.links && <LinkList ways={section.links} />}
    </LabelledSection>
  );
}
