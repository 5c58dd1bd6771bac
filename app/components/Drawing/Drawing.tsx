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
