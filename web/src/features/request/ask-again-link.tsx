import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { type MouseEvent, useState } from 'react';
import { ActionLink } from '#components/action.tsx';
import { askAgain, hasBegunDraft } from './ask-again.ts';
import { Actions } from './request-actions.tsx';
import { useRequestTexts } from './texts/use-request-texts.ts';

/**
 * Whoever has canceled and thinks better of it asks anew: the team has called it off by then. What was begun in this tab's form is
 * replaced only once that is said.
 */
export function AskAgainLink({ request }: { request: RequestView }) {
  const { again, replaces, help } = useRequestTexts();
  const [isAsked, setAsked] = useState(false);
  const press = (event: MouseEvent) => {
    if (isAsked || !hasBegunDraft()) return askAgain(request, new Date());
    event.preventDefault();
    setAsked(true);
  };
  return (
    <>
      {isAsked && (
        <p role="alert" style={{ marginTop: 24 }}>
          {replaces.text}
        </p>
      )}
      <Actions>
        <ActionLink data-look="main" href={help.quotePath} onClick={press}>
          {isAsked ? replaces.yes : again}
        </ActionLink>
        {isAsked && (
          <ActionLink data-look="quiet" href={help.quotePath}>
            {replaces.no}
          </ActionLink>
        )}
      </Actions>
    </>
  );
}
