import { describe, expect, it } from '@jest/globals';
import { isSoonest, shownDetails, typedDetails, withSoonest } from './soonest-line.ts';

const LINE = 'As soon as possible, please.';
const SAID = 'Pickup time: as soon as possible, after 3:00 PM';

describe('the wish for the first day that can be', () => {
  it.each([
    [`${LINE}\ntwo sofas`, 'two sofas'],
    [`two sofas\n${LINE}\nand a bed`, 'two sofas\nand a bed'],
    [LINE, ''],
    ['Dès que possible, s’il vous plaît.\ntwo sofas', 'two sofas'],
    // It says more than the tick.
    [`${SAID}\ntwo sofas`, `${SAID}\ntwo sofas`],
    ['two sofas', 'two sofas'],
    ['', ''],
  ])('is not shown among the details %j', (details, shown) => {
    expect(shownDetails(details)).toBe(shown);
    expect(typedDetails(shown, details)).toBe(details);
  });

  it.each([
    ['a fridge', `${LINE}\na fridge`],
    ['', LINE],
    ['a fridge\nand a bed', `${LINE}\na fridge\nand a bed`],
  ])('outlives what is typed over them: %j', (text, details) => {
    expect(typedDetails(text, `${LINE}\ntwo sofas`)).toBe(details);
    expect(isSoonest(typedDetails(text, `${LINE}\ntwo sofas`))).toBe(true);
  });

  it('goes with its tick alone', () => {
    const wished = withSoonest('two sofas', true);
    expect([isSoonest(wished), withSoonest(wished, false)]).toEqual([true, 'two sofas']);
  });
});
