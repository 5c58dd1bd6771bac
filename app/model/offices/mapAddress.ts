/** Returns a link unchanged, and for words the address of a map search (application specification, section 2). */
export function mapAddress(place: string): string {
  return place.includes('http')
    ? place
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
