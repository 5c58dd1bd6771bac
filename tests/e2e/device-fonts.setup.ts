import { layDeviceFonts } from '#scripts/bench/device-fonts.ts';

/** Playwright calls this before the first browser starts. */
export default layDeviceFonts;
