import styled from '@emotion/styled';
import type { FormSigns } from '@harbour-haul/domain/leads/submission/signs-of-script';
import { useQuoteTexts } from './texts/use-quote-texts.ts';

const NAME = 'topic' satisfies keyof FormSigns;

/** Out of sight, and not `display: none`, which scripts know. */
const OutOfSight = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/**
 * A field for scripts that fill in every field. People neither see it nor come to it by keyboard or screen reader, and
 * browsers and password managers do not fill in what cannot have the focus.
 */
export function DecoyField() {
  return (
    <OutOfSight inert aria-hidden="true">
      <label>
        {useQuoteTexts().decoy}
        <input
          type="text"
          name={NAME}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </OutOfSight>
  );
}

/** What stands in it. */
export function decoyText(form: HTMLFormElement | null): string {
  const value = form && new FormData(form).get(NAME);
  return typeof value === 'string' ? value : '';
}
