/** Path of an office directory → its group in content/offices. */
export const GROUP_OF_PATH: Record<string, 'assistant' | 'social' | 'welfare'> = {
  '/office/assistant': 'assistant',
  '/office/social': 'social',
  '/office/welfare': 'welfare',
};
