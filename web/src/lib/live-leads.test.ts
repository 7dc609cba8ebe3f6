import { beforeEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { noteLeadsSeq } from './live-leads.ts';

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

const one = [{ id: 1, version: 2 }];

it('before anything is known, the first number says that something may have been missed', () => {
  expect(noteLeadsSeq(client, 41, one)).toBeNull();
});

it('the next push is news of its leads alone', () => {
  noteLeadsSeq(client, 41);
  expect(noteLeadsSeq(client, 42, one)).toBe(one);
});

it('a number that skips one says that pushes were lost', () => {
  noteLeadsSeq(client, 41);
  expect(noteLeadsSeq(client, 43, one)).toBeNull();
});

it('a pong that knows more says that pushes were lost; one that knows as much, or less, says nothing', () => {
  noteLeadsSeq(client, 41);
  expect(noteLeadsSeq(client, 41)).toBeUndefined();
  expect(noteLeadsSeq(client, 40)).toBeUndefined();
  expect(noteLeadsSeq(client, 42)).toBeNull();
});
