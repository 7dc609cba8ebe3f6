import { afterEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { setSignedInUser } from './signed-in-user.ts';

const keys = (user: string) => [`harbour-haul:unsent-chat:${user}`, `harbour-haul:chat-drafts:${user}`];

afterEach(() => sessionStorage.clear());

it('who signs in finds nothing that another admin has not sent, and what they have not sent themselves', () => {
  for (const key of [...keys('eve'), ...keys('dana')]) sessionStorage.setItem(key, '[]');
  setSignedInUser(new QueryClient(), { id: 'dana', username: 'dana', role: 'admin' });
  expect(Object.keys(sessionStorage)).toEqual(keys('dana'));
});
