/** Returns a link as it is, or a map search for words (application specification, section 2). */
export function mapAddress(place: string): string {
  return place.includes('http')
    ? place
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
