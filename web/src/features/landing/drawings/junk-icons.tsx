import { styled } from '@mui/material/styles';
import { color } from '#components/tokens.ts';

/** Drawings on a 48 px square, one path for each kind of junk that crews take away. */
const ICONS = {
  household: 'M6 15l18-8 18 8v19l-18 8-18-8zM6 15l18 8 18-8M24 23v19M15 11l18 8v7',
  furniture: 'M10 22v-7q0-5 5-5h18q5 0 5 5v7M4 25q0-4 4-4t4 4v6h24v-6q0-4 4-4t4 4v13H4zM10 38v4M38 38v4',
  appliances: 'M10 4h28v40H10zM10 14h28M16 9h4M33 9h1M24 20a9 9 0 1 0 .1 0zM24 25a4 4 0 1 0 .1 0z',
  construction: 'M6 30h36v12H6zM18 30v12M30 30v12M12 18h24v12H12zM24 18v12M20 6h18v12H20zM29 6v12',
  yard: 'M24 44V22M24 32q-14 0-16-14 14-2 16 14M24 24q0-14 16-18 2 16-16 18M12 44h24',
  electronics: 'M5 8h38v26H5zM16 42h16M24 34v8M13 26l6-8 5 5 4-6 7 9',
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

const Sprite = styled('svg')({ position: 'absolute', width: 0, height: 0 });

/** The shapes of `JunkIcon`, once in a page. */
export function JunkIcons() {
  return (
    <Sprite aria-hidden="true">
      {Object.entries(ICONS).map(([name, path]) => (
        <symbol key={name} id={`junk-${name}`} viewBox="0 0 48 48">
          <path d={path} />
        </symbol>
      ))}
    </Sprite>
  );
}

const Icon = styled('svg')({
  flex: 'none',
  width: 36,
  height: 36,
  fill: color.accent,
  fillOpacity: 0.22,
  stroke: color.primary,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The drawing of a kind of junk, beside its name. */
export function JunkIcon({ name }: { name: IconName }) {
  return (
    <Icon aria-hidden="true">
      <use href={`#junk-${name}`} />
    </Icon>
  );
}
