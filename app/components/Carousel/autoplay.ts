/** What decides whether something moves by itself. */
export type Circumstances = {
  /** The visitor's own word, said with the button; it counts more than the settings of the device. */
  wish: 'play' | 'pause' | undefined;
  reducedMotion: boolean;
  saveData: boolean;
  /** The pointer or the focus is on what moves. */
  held: boolean;
  /** The tab is in the background. */
  hidden: boolean;
};

/** Playing: what the button shows. Reduced motion and Save-Data ask for rest until the visitor says otherwise. */
export function isPlaying({ wish, reducedMotion, saveData }: Circumstances): boolean {
  return wish ? wish === 'play' : !reducedMotion && !saveData;
}

/** Moving: playing, and nobody is looking closer or away. */
export function isMoving(circumstances: Circumstances): boolean {
  return isPlaying(circumstances) && !circumstances.held && !circumstances.hidden;
}

/** The place `step` further in a ring of `total`: after the last comes the first. */
export function inRing(place: number, step: number, total: number): number {
  return (((place + step) % total) + total) % total;
}
