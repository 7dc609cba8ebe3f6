/** The query keys of what the palette has found; keys with the same beginning are changed together. */
export const paletteKeys = {
  leads: ['palette', 'leads'],
  chats: ['palette', 'chats'],
} as const;
