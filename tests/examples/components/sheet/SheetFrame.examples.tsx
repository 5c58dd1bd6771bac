import { SheetFrame } from '#app/components/sheet/SheetFrame.tsx';
import { SheetPlaces } from '#app/components/sheet/SheetPlaces.tsx';
import type { Examples } from '../../examples.ts';
import type { Material } from '../../material.server.ts';

/** Shows a sheet with its offices only. */
function paper({ sheet, qr, language }: Material, heading: string, tight: boolean) {
  return (
    <SheetFrame
      size={11}
      sender={sheet.sender}
      address={qr.address}
      addressLabel={qr.caption}
      qr={qr.outline}
      qrAlt={qr.caption}
      ends={[sheet]}
    >
      <SheetPlaces
        language={language}
        heading={heading}
        places={sheet.places}
        helplines={[]}
        toWrite={sheet.toWrite}
        tight={tight}
      />
    </SheetFrame>
  );
}

export const examples: Examples = {
  wide: true,
  states: {
    plain: (material) => paper(material, material.act, false),
    'long Marathi': (material) => paper(material, material.longestTitle, false),
    'offices in one column': (material) => paper(material, material.act, true),
  },
};
