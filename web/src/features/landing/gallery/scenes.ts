/** The gallery's places: the names of their drawings in `public/drawings` begin with them. */
export const SCENES = ['garage', 'basement', 'yard'] as const;

export type SceneName = (typeof SCENES)[number];
