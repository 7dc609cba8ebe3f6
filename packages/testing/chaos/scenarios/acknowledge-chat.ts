import type { ChaosStage } from '../chaos-stage.ts';

/** What is there now of a chat has to be there when all is settled, and is nobody's surprise. */
export async function acknowledgeChat({ acknowledged, rowsOf }: ChaosStage, id: string): Promise<void> {
  const session = (await rowsOf('SessionsTable')).find((row) => row.id === id);
  if (!session) return;
  const messages = (await rowsOf('MessagesTable')).filter(({ sessionId }) => sessionId === id);
  const seqs = messages.map(({ seq }) => Number(seq));
  acknowledged.chats.set(id, { seqs, step: Number(session.furthestStep ?? 0) });
}
