import type { ServedArea } from './site.ts';

type Slug<A extends string> = A extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}-${Slug<Rest>}`
  : Lowercase<A>;

type AreaSlug = Slug<ServedArea>;

/** The name of an area in addresses of pages: `eastern-passage`. */
const areaSlug = (area: ServedArea): AreaSlug => area.toLowerCase().replaceAll(' ', '-') as AreaSlug;

/** The page of an area. */
export type AreaPath = `/junk-removal/${AreaSlug}`;

export const areaPath = (area: ServedArea): AreaPath => `/junk-removal/${areaSlug(area)}`;
