import { ActionLink } from '#components/action.tsx';
import { useTexts } from '#components/language.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';

/** Opens the chat, where the page's language has one. */
export function ChatLink() {
  const { chat } = useTexts(LANDING_TEXTS);
  if (chat === null) return null;
  return (
    <ActionLink data-look="quiet" href="#contact" data-chat="">
      {chat}
    </ActionLink>
  );
}
