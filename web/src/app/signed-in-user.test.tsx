import { afterEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { setSignedInUser } from './signed-in-user.ts';

const key = (user: string) => `harbour-haul:unsent-chat:${user}`;

afterEach(() => sessionStorage.clear());

it('who signs in finds nothing that another admin could not send, and what they could not send themselves', () => {
  for (const user of ['eve', 'dana']) sessionStorage.setItem(key(user), '[]');
  setSignedInUser(new QueryClient(), { id: 'dana', username: 'dana', role: 'admin' });
  expect(Object.keys(sessionStorage)).toEqual([key('dana')]);
});
