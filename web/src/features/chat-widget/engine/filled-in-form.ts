import type { Slots } from '@harbour-haul/domain/conversation/slots';
import type { FormValues, Input } from '@harbour-haul/domain/conversation/turn';
import { lastRequest } from '#lib/storage/last-request.ts';
import {
  DRAFT_KEY,
  FILLED_KEY,
  HEARD_KEY,
  OFFERED_KEY,
  PICKED_DAY_KEY,
  PREFILL_REFUSED_KEY,
  SENT_KEY,
} from '#lib/storage/quote-draft-key.ts';
import { readObjectOfTab, readOfTab, textsIn, writeToTab } from '#lib/storage/tab-storage.ts';

/**
 * What is filled in on the quote form of this tab and not sent, for the assistant to offer to go on from it; null where that is
 * nothing new. It comes with the engine, which alone can read it, and costs the window nothing.
 */
export function filledInForm(): Input | null {
  const values = draftValues();
  const text = JSON.stringify(values);
  if (!isBegun(values) || text === readOfTab(OFFERED_KEY)) return null;
  writeToTab(OFFERED_KEY, text);
  return { type: 'form', values };
}

/** What a request says beside who and where somebody is. */
const OF_ONE_REQUEST = ['junkType', 'preferredDate', 'preferredTimeSlot', 'details'] as const;

/** Behind a request that was sent the form is filled with its person by itself (`use-prefill.ts`): that begins none. */
const isBegun = (values: FormValues): boolean =>
  lastRequest() === null ? Object.keys(values).length > 0 : OF_ONE_REQUEST.some((name) => values[name]);

/**
 * What has another value in the form than the chat has heard of or given to it, each time once, also where that is emptied; null for
 * nothing.
 */
export function changedInForm(): Input | null {
  const values = draftValues();
  const heard = textsOf(HEARD_KEY);
  const filled = textsOf(FILLED_KEY);
  const changed = fieldsOf(values).filter(
    (name) => values[name] !== heard[name] && values[name] !== filled[name],
  );
  // A form that was sent, or that its visitor wanted to begin anew, takes nothing back.
  const isGoneOn = Object.keys(values).length > 0 && readOfTab(PREFILL_REFUSED_KEY) === null;
  const emptied = isGoneOn ? fieldsOf(heard).filter((name) => heard[name] && !values[name]) : [];
  const names = [...changed, ...emptied];
  if (names.length === 0) return null;
  const empty = Object.fromEntries(emptied.map((name) => [name, '']));
  writeToTab(HEARD_KEY, JSON.stringify(values));
  return { type: 'form-changed', values: { ...values, ...empty }, names };
}

/** What says a field of the form in the chat. */
const SLOT_OF: Readonly<Partial<Record<keyof FormValues, keyof Slots>>> = {
  name: 'name',
  phone: 'phone',
  address: 'address',
  junkType: 'junkType',
  preferredDate: 'pickup',
  preferredTimeSlot: 'pickup',
  preferredContactMethod: 'preferredContactMethod',
  email: 'email',
  access: 'access',
  details: 'specialInstructions',
};

/**
 * What was answered where the chat knew nothing of it is news to the form, also where that was filled with the same before: its visitor
 * has emptied the field, and says it anew.
 */
export function noteAnswered(before: Slots, after: Slots): void {
  const filled = textsOf(FILLED_KEY);
  const left = Object.entries(filled).filter(([field]) => {
    const slot = SLOT_OF[field as keyof FormValues];
    return slot === undefined || before[slot] != null || after[slot] == null;
  });
  if (left.length < Object.keys(filled).length)
    writeToTab(FILLED_KEY, JSON.stringify(Object.fromEntries(left)));
}

/** What the form of this tab had when it sent that request; absent where another tab's has. */
export function sentForm(leadId: number): { form?: FormValues } {
  const { id, values } = readObjectOfTab(SENT_KEY) as { id?: unknown; values?: FormValues };
  return id === leadId && values ? { form: values } : {};
}

/** The texts of the draft; none where it cannot be read. */
function draftValues(): FormValues {
  const { values } = readObjectOfTab(DRAFT_KEY);
  const texts = textsIn(values);
  const when = readOfTab(PICKED_DAY_KEY);
  return { ...texts, ...(Object.keys(texts).length > 0 && when !== null && { when }) };
}

const fieldsOf = (values: object) => Object.keys(values) as (keyof FormValues)[];

const textsOf = (key: string) => textsIn(readObjectOfTab(key));
