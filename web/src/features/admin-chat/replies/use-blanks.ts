import { type Blank, blanksIn } from '@harbour-haul/domain/chat/canned/reply-variables';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Blanks {
  /** Why the text cannot be sent yet; null where it can. */
  remedy: string | null;
  /** Puts the field's selection on the first blank, so that typing fills it. */
  select: () => void;
  /** The field is about to get another text: afterwards its first blank is selected, or where the caret is to be. */
  expectText: (caret: number) => void;
}

/** What a text still has to be filled with before it is sent. */
export function useBlanks(
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
  text: string,
): Blanks {
  const blanks = blanksIn(text);
  const expected = useRef<number>(undefined);
  const select = (caret = text.length) => {
    const { from, to } = blanks[0] ?? { from: caret, to: caret };
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
  };
  useLayoutEffect(() => {
    if (expected.current === undefined) return;
    select(expected.current);
    expected.current = undefined;
  });
  return {
    remedy: blanks.length > 0 ? `Fill in ${listOf(blanks)} before you send.` : null,
    select: () => select(),
    expectText: (caret) => {
      expected.current = caret;
    },
  };
}

function listOf(blanks: readonly Blank[]): string {
  const labels = [...new Set(blanks.map(({ label }) => label))];
  const last = labels.pop();
  return labels.length > 0 ? `${labels.join(', ')} and ${last}` : `${last}`;
}
