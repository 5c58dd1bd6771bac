/** Returns a URL unchanged and turns a place name into a map search URL (application specification, section 2). */
export function mapAddress(place: string): string {
  return place.includes('http')
    ? place
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
