import { inRing } from '#app/components/Carousel/autoplay.ts';

/** The tab to which a key leads from tab `from` of `total`; undefined for keys that tabs do not know. */
export function tabAfterKey(key: string, from: number, total: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return inRing(from, 1, total);
    case 'ArrowLeft':
      return inRing(from, -1, total);
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return undefined;
  }
}
