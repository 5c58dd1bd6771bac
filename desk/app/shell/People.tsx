/** Draws three people who stand on the line of the header. */
export function People() {
  return <span className="people" aria-hidden="true" />;
}
