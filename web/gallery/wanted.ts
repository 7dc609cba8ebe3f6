import { parseArgs } from 'node:util';
import { SCHEMES, type Scheme } from './picture.ts';

/** Which pictures are wanted. */
export interface Wanted {
  /** By its group and its name. */
  isWanted: (group: string, state: string) => boolean;
  /** Whether a group is named, by a part of its name that is no other group's alone. */
  isAskedFor: (group: string) => boolean;
  /** Those of these widths that are wanted, or the one that was asked for, whatever it is. */
  widths: (usual: readonly number[]) => readonly number[];
  schemes: readonly Scheme[];
}

const [NARROWEST, WIDEST] = [240, 4000];

/**
 * Which pictures somebody asks for: all, or by `--only`, `--width` and `--theme` some of them.
 * @throws Error that names the option and what it may be
 */
export function readWanted(args: readonly string[]): Wanted {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      width: { type: 'string', multiple: true, default: [] },
      theme: { type: 'string', default: '' },
    },
  });
  const only = values.only.toLowerCase();
  const chosen = values.width.map(readWidth);
  return {
    isWanted: (group, state) => `${group}: ${state}`.toLowerCase().includes(only),
    isAskedFor: (group) => only !== '' && group.toLowerCase().includes(only.split(':')[0] ?? only),
    widths: (usual) => (chosen.length === 0 ? usual : chosen),
    schemes: values.theme === '' ? SCHEMES : [readScheme(values.theme)],
  };
}

function readWidth(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= NARROWEST && width <= WIDEST) return width;
  throw new Error(`--width ${text}: it must be a whole number of pixels from ${NARROWEST} to ${WIDEST}.`);
}

function readScheme(text: string): Scheme {
  const scheme = SCHEMES.find((one) => one === text);
  if (scheme !== undefined) return scheme;
  throw new Error(`--theme ${text}: there is ${SCHEMES.join(' and ')}.`);
}
