import styles from './Drawing.module.css';

/** Lists the view boxes, and so the aspect ratios, of the drawings in content/drawings. */
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
  row: '0 0 312 52',
  seal: '0 0 100 100',
  'seal-small': '0 0 100 100',
  'spiral-dance': '0 0 600 560',
  // Has several files for different people, which QuestionPage.module.css names.
  'step-person': '0 0 30 47',
} as const;

export type DrawingName = keyof typeof VIEW_BOXES;

type DrawingProps = {
  name: DrawingName;
  className?: string | undefined;
  /** Fills the box and crops the drawing, like `object-fit: cover`. */
  fit?: 'cover';
};

/** Shows a decorative drawing in the text colour; hidden in data-saving mode. */
export function Drawing({ name, className, fit }: DrawingProps) {
  const classes = [styles.drawing, styles[name], fit && styles[fit], className];
  return <svg className={classes.filter(Boolean).join(' ')} viewBox={VIEW_BOXES[name]} aria-hidden="true" />;
}
