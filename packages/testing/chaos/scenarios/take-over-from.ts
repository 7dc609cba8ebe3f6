import { aColleague } from './colleague.ts';
import { beginChat, say } from './people.ts';
import { type Scenario, unless } from './scenario.ts';
import { take } from './takeover.ts';

const HOLDER = 'chaos-away';
const TAKERS = ['chaos-1', 'chaos-2'] as const;

/** Two admins take over a chat from a third at the same moment; who has it answers, and the third can no longer. */
export const takeOverFrom: Scenario = {
  name: 'two admins for the chat of a third',
  open: async (stage) => {
    const [person, visitor] = [stage.nextPerson(), stage.visitor()];
    const away = await aColleague(stage, HOLDER);
    const takers = await Promise.all(TAKERS.map((name) => aColleague(stage, name)));
    const id = await beginChat(stage, visitor, person);
    await say(stage, visitor, { id, sender: 'user', content: 'Is anybody there?' });
    await take(away, id);
    const params = { id };
    const winners: string[] = [];
    return {
      play: async () => {
        const taken = await Promise.all(takers.map((taker) => take(taker, id, HOLDER)));
        winners.push(...TAKERS.filter((_, index) => taken[index]));
        const [holder] = takers.filter((_, index) => taken[index]);
        if (holder === undefined) return;
        await say(stage, holder, { id, sender: 'admin', content: 'Hello, this is another person.' });
      },
      check: async () => {
        const late = await away.request('postChatMessage', {
          params,
          body: { sender: 'admin', content: 'Still me', clientMessageId: crypto.randomUUID() },
        });
        const { adminId, isHandedOff, seq } = await stage.admin.ask('getChatSession', { params });
        return [
          ...unless(winners.length === 1, `${winners.length} admins were told that they took a chat over`),
          ...unless(isHandedOff && adminId === winners[0], 'a chat is held by another than was told so'),
          ...unless(late.status === 409, `who had the chat before is answered ${late.status}`),
          ...unless(seq === 2, `${seq} messages of two`),
        ];
      },
    };
  },
};
