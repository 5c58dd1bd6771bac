/** Drawings of the sprite content/files/images/drawings.svg with their view boxes, which give an image its proportions. */
const VIEW_BOXES = {
  avatar: '0 0 80 80',
  'dept-logo': '0 0 106 110',
  'figures-event': '0 0 146 47',
  'figures-everyone': '0 0 133 49',
  'figures-homes': '0 0 182 46',
  'figures-hostel': '0 0 184 51',
  'figures-office': '0 0 169 44',
  'figures-seniors': '0 0 140 44',
  'figures-service': '0 0 147 44',
  'figures-students': '0 0 132 44',
  procession: '0 0 1723 78',
  row: '0 0 312 52',
  seal: '0 0 100 100',
  'seal-small': '0 0 100 100',
  'spiral-dance': '0 0 600 560',
  'step-person-1': '0 0 30 47',
  'step-person-1-open': '0 0 30 47',
  'step-person-2': '0 0 30 47',
  'step-person-2-open': '0 0 30 47',
  'step-person-3': '0 0 30 47',
  'step-person-3-open': '0 0 30 47',
  'step-person-4': '0 0 30 47',
  'step-person-4-open': '0 0 30 47',
  'step-person-5': '0 0 30 47',
  'step-person-5-open': '0 0 30 47',
  'step-person-6': '0 0 30 47',
  'step-person-6-open': '0 0 30 47',
} as const;

/** How a drawing stands in its box: whole on the box's floor, or over the whole box with its edges cut. */
const FITS = {
  whole: 'xMidYMax meet',
  cover: 'xMidYMid slice',
  coverFromFloor: 'xMidYMax slice',
  coverFromEnd: 'xMaxYMax slice',
} as const;

export type DrawingName = keyof typeof VIEW_BOXES;

type DrawingProps = { name: DrawingName; className?: string | undefined; fit?: keyof typeof FITS };

/** A decorative drawing in the colour of the text around it. */
export function Drawing({ name, className, fit = 'whole' }: DrawingProps) {
  return (
    <svg className={className} viewBox={VIEW_BOXES[name]} preserveAspectRatio={FITS[fit]} aria-hidden="true">
      <use href={`/images/drawings.svg#${name}`} />
    </svg>
  );
}
