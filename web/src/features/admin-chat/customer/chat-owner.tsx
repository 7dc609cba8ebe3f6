import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { useState } from 'react';
import { OwnerMenu } from '#components/owner/owner-menu.tsx';
import { useToast } from '#components/toasts/toaster.tsx';
import { isUnauthenticated } from '#lib/api-client.ts';
import { assignFailed } from '../console-texts.ts';
import { useChatConsole } from '../live-console.tsx';

/** Whose chat it is, and the menu that assigns it. */
export function ChatOwner({ session }: { session: ChatSession }) {
  const chatConsole = useChatConsole();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { id, ownerId, ownerName } = session;
  const assign = async (next: string | null) => {
    setBusy(true);
    try {
      await chatConsole.changes.assign(session, next);
    } catch (error) {
      if (!isUnauthenticated(error)) toast(assignFailed(error));
      // Whoever has it now is to be seen.
      void chatConsole.chatOf(id)?.load();
    } finally {
      setBusy(false);
    }
  };
  return (
    <OwnerMenu
      owner={ownerId === null ? null : { id: ownerId, name: ownerName ?? ownerId }}
      myId={chatConsole.user.id}
      isBusy={isBusy}
      onAssign={(next) => void assign(next)}
    />
  );
}
