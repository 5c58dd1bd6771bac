/** Drawings of the sprite content/files/images/drawings.svg with their view boxes, which give an image its proportions. */
const VIEW_BOXES = {
  avatar: '0 0 80 80',
  'dept-logo': '0 -26 106 110',
  'figures-event': '4 13 146 47',
  'figures-everyone': '7 11 133 49',
  'figures-homes': '3 14 182 46',
  'figures-hostel': '3 9 184 51',
  'figures-office': '4 16 169 44',
  'figures-seniors': '7 16 140 44',
  'figures-service': '4 16 147 44',
  'figures-students': '6 16 132 44',
  procession: '0 0 850 78',
  seal: '0 0 100 100',
  'seal-small': '0 0 100 100',
  'spiral-dance': '0 0 600 560',
} as const;

export type DrawingName = keyof typeof VIEW_BOXES;

type DrawingProps = { name: DrawingName; className?: string | undefined; fill?: boolean };

/** A decorative drawing in the colour of the text around it. `fill` covers the box and cuts what stands over its edge. */
export function Drawing({ name, className, fill = false }: DrawingProps) {
  const fit = fill ? 'xMidYMid slice' : name === 'procession' ? 'xMinYMax slice' : 'xMidYMax meet';
  return (
    <svg className={className} viewBox={VIEW_BOXES[name]} preserveAspectRatio={fit} aria-hidden="true">
      <use href={`/images/drawings.svg#${name}`} />
    </svg>
  );
}
