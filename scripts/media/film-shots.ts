/** What the camera sees of a picture: the middle, as parts of its width and height, and how many times larger than whole. */
type View = { x: number; y: number; zoom: number };

/** A slow move of the camera over one picture of content/pictures. */
type Shot = { picture: string; from: View; to: View };

export const FRAMES_A_SECOND = 25;
export const FRAMES_OF_A_SHOT = 137;
/** One shot melts into the next so slowly that nothing flashes. */
export const FRAMES_OF_A_FADE = 18;

const WHOLE: View = { x: 0.5, y: 0.5, zoom: 1 };

const stepsNearer = (picture: string, x: number, y: number): Shot => ({
  picture,
  from: WHOLE,
  to: { x, y, zoom: 1.2 },
});

const stepsBack = (picture: string, x: number, y: number): Shot => ({ picture, from: { x, y, zoom: 1.2 }, to: WHOLE });

/** From left to right along a line of people at the height `y`. */
const walksAlong = (picture: string, y: number): Shot => ({
  picture,
  from: { x: 0.4, y, zoom: 1.25 },
  to: { x: 0.6, y, zoom: 1.25 },
});

/** The films by their ids in content/videos, where their words stand. The first picture is also the poster. */
export const FILMS: Record<string, Shot[]> = {
  'hostel-warden-training': [
    stepsNearer('/pictures/albums/training-1.svg', 0.45, 0.5),
    stepsNearer('/pictures/albums/training-4.svg', 0.5, 0.48),
    walksAlong('/pictures/albums/hostel-visit-2.svg', 0.6),
  ],
  'social-justice-day': [
    stepsNearer('/pictures/events/event-1.svg', 0.45, 0.56),
    stepsNearer('/pictures/albums/lokshahi-din-3.svg', 0.45, 0.58),
    walksAlong('/pictures/events/event-1.svg', 0.6),
  ],
  'constitution-day': [
    stepsNearer('/pictures/albums/samvidhan-1.svg', 0.5, 0.45),
    walksAlong('/pictures/albums/samvidhan-2.svg', 0.6),
    stepsBack('/pictures/albums/samvidhan-4.svg', 0.5, 0.5),
  ],
  'hostel-admission': [
    stepsNearer('/pictures/albums/hostel-visit-1.svg', 0.5, 0.58),
    walksAlong('/pictures/hostels/room-2.svg', 0.6),
    stepsBack('/pictures/albums/hostel-visit-3.svg', 0.5, 0.58),
  ],
  'old-age-home-visit': [
    stepsNearer('/pictures/films/old-age-home-1.svg', 0.5, 0.58),
    walksAlong('/pictures/films/old-age-home-2.svg', 0.6),
    stepsBack('/pictures/films/old-age-home-3.svg', 0.45, 0.6),
  ],
  'addiction-free-rally': [
    walksAlong('/pictures/albums/addiction-free-partner-campaign-2.svg', 0.6),
    stepsNearer('/pictures/albums/addiction-free-partner-campaign-3.svg', 0.45, 0.58),
    stepsBack('/pictures/albums/addiction-free-partner-campaign-4.svg', 0.55, 0.58),
  ],
};
