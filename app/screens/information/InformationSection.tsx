import { LabelledSection } from '#app/components/LabelledSection/LabelledSection.tsx';
import { LinkedText } from '#app/components/LinkedText/LinkedText.tsx';
import { WaysOn } from '#app/components/WaysOn/WaysOn.tsx';
import type { Localized } from '#app/model/localize.ts';
import type { InformationPage } from '#app/model/pages/schema.server.ts';

type InformationSectionProps = { section: Localized<InformationPage>['sections'][number] };

export function InformationSection({ section }: InformationSectionProps) {
  return (
    <LabelledSection title={section.title}>
      {section.content.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
      {section.links && <WaysOn ways={section.links} />}
    </LabelledSection>
  );
}
