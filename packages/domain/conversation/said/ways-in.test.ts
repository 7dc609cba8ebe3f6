import { describe, expect, it } from '@jest/globals';
import { converse } from '../testing/converse.ts';

describe('how one gets in is nothing to haul', () => {
  it.each([
    ['2 divans. code de la porte 2214', 'furniture'],
    ['shelving and a couple of display cases. We have a loading dock', 'furniture'],
    ['a piano, 14 steps outside and no handrail', 'furniture'],
    ['une armoire normande car nous venons d’emménager', 'furniture'],
    ['3 concrete steps to break up', 'construction'],
    ['des vieilles portes', 'construction'],
    ['an old car', 'other'],
  ])('%j is %s alone', (text, junkType) => {
    const { slots, pending } = converse(text).state;
    expect([slots.junkType, pending]).toEqual([junkType, null]);
  });

  it('asks nothing about steps that are asked about', () => {
    expect(converse('how would you get it down 14 steps?').state).toMatchObject({
      slots: { junkType: null },
      pending: null,
    });
  });
});
