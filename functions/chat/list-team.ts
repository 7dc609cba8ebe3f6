import { ADMINS_CHANNEL } from '@harbour-haul/aws/dynamodb/rows';
import { colleagueName } from '@harbour-haul/domain/users/display-name';
import { maySignIn } from '@harbour-haul/domain/users/user';
import { isCheckFresh } from '../shared/live/cookie-check.ts';
import { operation } from '../shared/operation.ts';
import type { ChatDeps } from './deps.ts';

/** `GET /api/team`: whom chats and leads can be assigned to. */
export const listTeam = operation('listTeam', {}, async (_request, deps: ChatDeps) => {
  const [usernames, connections] = await Promise.all([
    deps.team.usernames(),
    deps.connections.inChannel(ADMINS_CHANNEL, deps.now()),
  ]);
  const users = await Promise.all(usernames.map((username) => deps.users.getState(username)));
  const known = users.filter((user) => user !== null);
  const members = known.filter(maySignIn);
  const former = known.filter((user) => !maySignIn(user));
  const connected = new Set(
    connections.filter((one) => isCheckFresh(one, deps.now())).map(({ subject }) => subject),
  );
  return {
    status: 200,
    body: {
      members: members.map((user) => ({
        id: user.username,
        name: colleagueName(user),
        isConnected: connected.has(user.username),
      })),
      former: former.map((user) => ({ id: user.username, name: colleagueName(user) })),
    },
  };
});
