/** The gallery's places: the names of their drawings (`#components/drawing-path.ts`) begin with them. */
export const SCENES = ['garage', 'basement', 'yard'] as const;

export type SceneName = (typeof SCENES)[number];
