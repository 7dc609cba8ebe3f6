import { ActionLink } from '#components/action.tsx';
import { useTexts } from '#components/page/language.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';

/** Opens the chat. */
export function ChatLink() {
  const { chat } = useTexts(LANDING_TEXTS);
  return (
    <ActionLink data-look="quiet" href="#contact" data-chat="">
      {chat}
    </ActionLink>
  );
}
