import type { LeftOutPhotos } from '#lib/storage/left-out-photos.ts';
import type { RequestTexts } from './texts/request-texts.ts';

/** What is said of photos that are not with the request, and on the button that adds them. */
export type LeftOutWords = readonly [said: string, add: string];

/** @returns null where all photos are with the request */
export function leftOutWords(
  { missing, refused }: LeftOutPhotos,
  { card, message }: Pick<RequestTexts, 'card' | 'message'>,
): LeftOutWords | null {
  const [why] = refused;
  const said: LeftOutWords[] = [
    ...(missing > 0 ? [card.leftOut(missing)] : []),
    ...(why !== undefined ? [card.refused(refused.length, message(why))] : []),
  ];
  const [first] = said;
  return first ? [said.map(([words]) => words).join(' '), first[1]] : null;
}
