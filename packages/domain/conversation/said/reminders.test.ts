import { describe, expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  slotsAfter,
  TO_INSTRUCTIONS,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';

const LOAD = { junkType: 'furniture', junkText: 'sofa, old chair' } as const;
const LOAD_FR = { junkType: 'furniture', junkText: 'sofa, vieille chaise' } as const;

describe('who asks not to forget a thing of the load takes nothing out', () => {
  it.each([
    ['the day', TO_PICKUP],
    ['the notes', TO_INSTRUCTIONS],
    ['the summary', TO_REVIEW],
  ] as const)('at the question for %s', (_step, path) => {
    for (const text of [
      "don't forget the sofa",
      'dont forget about the chair',
      "please don't forget to take the chair",
      'make sure not to forget the chair',
    ])
      expect(slotsAfter(path, text, LOAD)).toMatchObject({
        junkText: LOAD.junkText,
        specialInstructions: text,
      });
  });

  it.each(["n'oubliez pas le sofa", 'oubliez pas la chaise svp'])('%j', (text) => {
    expect(slotsAfter(TO_REVIEW, text, LOAD_FR)).toMatchObject({
      junkText: LOAD_FR.junkText,
      specialInstructions: text,
    });
  });

  it('and a yes before it stays one', () => {
    expect(slotsAfter(TO_REVIEW, "looks good. don't forget the chair", LOAD).junkText).toBe(LOAD.junkText);
  });
});

describe('what is not on the list yet is put there', () => {
  it.each([
    ['the day', TO_PICKUP],
    ['the notes', TO_INSTRUCTIONS],
    ['the summary', TO_REVIEW],
  ] as const)('at the question for %s', (_step, path) => {
    expect(slotsAfter(path, "don't forget the microwave", LOAD).junkText).toBe('sofa, old chair, microwave');
  });

  it('in French', () => {
    expect(slotsAfter(TO_REVIEW, "n'oublie pas le micro-ondes", LOAD_FR).junkText).toBe(
      'sofa, vieille chaise, micro-ondes',
    );
  });
});

it.each(["don't forget the gate code is 4455", "don't forget to knock", "don't forget the dog is mean"])(
  '%j is a note',
  (text) => {
    expect(slotsAfter(TO_PICKUP, text, LOAD)).toMatchObject({ pickup: null, specialInstructions: text });
  },
);

describe('a thing that is called off by itself leaves the load', () => {
  it.each([
    'actually cancel the chair',
    'never mind the chair',
    "don't take the chair",
    'skip the chair please',
    'forget about the chair',
  ])('%j', (text) => {
    expect(slotsAfter(TO_REVIEW, text, LOAD).junkText).toBe('sofa');
  });

  it.each(['annulez la chaise', 'ne prenez pas la chaise', 'oubliez la chaise finalement'])('%j', (text) => {
    expect(slotsAfter(TO_REVIEW, text, LOAD_FR).junkText).toBe('sofa');
  });

  it.each(["don't take the sofa apart", "don't take the chair out the front"])(
    '%j says how it is carried',
    (text) => {
      expect(slotsAfter(TO_REVIEW, text, LOAD).junkText).toBe(LOAD.junkText);
    },
  );

  it('and the pickup that is called off is not a thing', () => {
    const { state } = converse(...TO_REVIEW);
    expect(converseFrom(state, ['cancel the pickup']).state.pending).toEqual({ kind: 'stop' });
  });
});
