import type { OpenRequestResponse } from '@harbour-haul/contract/requests/open-request';
import { requestReference } from '@harbour-haul/domain/leads/request/request-reference';
import { standingOf } from '@harbour-haul/domain/leads/request/standing';
import { mailParts } from '#components/texts/mail-parts.ts';
import { call } from '#lib/api/visitor-call.ts';
import { followPhotoChecks } from '#lib/photos/follow-checks.ts';
import { wasAdded } from '#lib/storage/last-request.ts';
import { leftOutPhotos, onLeftOutPhotos } from '#lib/storage/left-out-photos.ts';
import { leftOutWords } from '../left-out-words.ts';
import type { RequestTexts } from '../texts/request-texts.ts';
import { cardFacts, JOINED_HYPHEN } from './card-facts.ts';
import { followState } from './follow-state.ts';
import { tellSteps } from './tell-steps.ts';

const TIMEOUT_MS = 15_000;
const PAUSES_MS = [0, 1500, 4000];

/** Fills the card of a request that this browser sent. Where it cannot be looked up, its reference stays. */
export async function fillRequestCard(card: HTMLElement, leadId: number, texts: RequestTexts): Promise<void> {
  const { unknown, note } = texts.card;
  const slot = (name: string) => card.querySelector(`[data-slot=${name}]`) as HTMLElement;
  const say = (text: string) => {
    slot('note').textContent = text;
  };
  slot('reference').textContent = requestReference(leadId);
  const asking = open(leadId);
  const state = asking.then((answer) => answer && standingOf(answer.request, new Date()));
  await followState(card.ownerDocument, state, texts);
  const opened = await asking;
  if (opened) tellSteps(card.ownerDocument, opened.request, new Date(), texts);
  card.dataset.filled = '';
  say(unknown);
  sayAdded(slot, leadId, opened, texts.card);
  sayLeftOut(slot, opened, texts);
  onLeftOutPhotos(() => sayLeftOut(slot, opened, texts));
  void followPhotoChecks();
  if (!opened) return;
  slot('facts').replaceChildren(...cardFacts(opened.request, new Date(), texts).map(row));
  say(note);
  offerLink(slot, opened, say, texts.card);
}

/** Says that there is one request, of which the first stands, where the server has added what was sent to it. */
function sayAdded(
  slot: (name: string) => HTMLElement,
  leadId: number,
  opened: OpenRequestResponse | null,
  { added }: RequestTexts['card'],
): void {
  if (!wasAdded() || opened?.request.open === false) return;
  const [title, text] = added(requestReference(leadId).replace('-', JOINED_HYPHEN));
  slot('added-title').textContent = title;
  slot('added-text').textContent = text;
  slot('added').hidden = false;
}

/** Says which photos are not with the request, and where they are added. */
function sayLeftOut(
  slot: (name: string) => HTMLElement,
  opened: OpenRequestResponse | null,
  texts: RequestTexts,
): void {
  const isOpen = opened?.request.open !== false;
  const words = isOpen ? leftOutWords(leftOutPhotos(), texts) : null;
  slot('left-out').hidden = words === null;
  // Photos help with the price: to add some is the first to press, and once is enough.
  slot('see').dataset.look = isOpen ? 'quiet' : 'main';
  slot('add').hidden = !isOpen || words !== null;
  if (words === null) return;
  const [said, add] = words;
  slot('left-out-text').textContent = said;
  slot('left-out-add').textContent = add;
  slot('left-out-add').hidden = opened === null;
  (slot('left-out-add') as HTMLAnchorElement).href = photosAddress(texts.card.path, opened?.token);
}

const photosAddress = (path: string, token = '') => `${path}?photos#${token}`;

/** Shows the ways that lead on from here. */
function offerLink(
  slot: (name: string) => HTMLElement,
  { token, request }: OpenRequestResponse,
  say: (text: string) => void,
  { path, copied, link, seeOnly }: RequestTexts['card'],
): void {
  const address = `${location.origin}${path}#${token}`;
  (slot('see') as HTMLAnchorElement).href = address;
  // What cannot be done any more is not offered.
  if (!request.open) slot('see').textContent = seeOnly;
  (slot('add') as HTMLAnchorElement).href = photosAddress(path, token);
  slot('print').addEventListener('click', () => window.print());
  slot('copy').hidden = !('clipboard' in navigator);
  slot('copy').addEventListener('click', () => {
    navigator.clipboard.writeText(address).then(
      () => say(copied),
      () => say(link(address)),
    );
  });
  slot('ways').hidden = false;
}

/** The request and its link, asked for a few times; null where it is not this browser's any more or out of reach. */
async function open(leadId: number): Promise<OpenRequestResponse | null> {
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const options = { signal: AbortSignal.timeout(TIMEOUT_MS) };
      return await call('openRequest', { params: { id: leadId } }, options);
    } catch (error) {
      if (isFinal(error)) return null;
    }
  }
  return null;
}

/** Whether the server has refused, so that asking again gets the same. */
function isFinal(error: unknown): boolean {
  const { status } = error as { status?: number };
  return status !== undefined && status < 500 && status !== 429;
}

function row([label, value]: readonly [string, string]): HTMLElement {
  const group = document.createElement('div');
  const [term, words] = [document.createElement('dt'), document.createElement('dd')];
  term.textContent = label;
  const [first = '', ...others] = mailParts(value);
  words.append(first, ...others.flatMap((part) => [document.createElement('wbr'), part]));
  group.append(term, words);
  return group;
}
