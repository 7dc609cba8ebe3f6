import { describe, expect, it } from '@jest/globals';
import { type Area, type Ground, toastTop } from './toast-place.ts';

const box = (top: number, height: number, left = 0, width = 360): Area => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const PHONE = 640;
const topOf = (own: Area, ground: Partial<Ground>) =>
  toastTop(own, { kept: [], pressed: [], used: [], ...ground }, PHONE);

describe('where a toast stands', () => {
  it('in its own place, where no title and no button of a panel is', () => {
    const kept = [box(16, 56), box(560, 60)];
    expect(topOf(box(300, 80), { kept, used: [box(300, 40)] })).toBe(300);
    expect(topOf(box(16, 80, 0, 100), { kept: [box(16, 56, 200, 100)] })).toBe(16);
  });

  it('off the title of a dialog that fills the screen, and off its buttons', () => {
    const kept = [box(16, 56), box(564, 60)];
    const top = topOf(box(16, 80), { kept });
    expect(top).toBe(80);
    expect(topOf(box(552, 80), { kept })).toBe(476);
  });

  it('where it covers the least of what is typed into', () => {
    const kept = [box(16, 56), box(564, 60)];
    expect(topOf(box(16, 80), { kept, used: [box(80, 80)] })).toBe(476);
  });

  it('off all that is pressed in a dialog, over what is typed into', () => {
    const pressed = [box(16, 44), box(300, 44)];
    const used = [box(80, 200)];
    expect(topOf(box(16, 80), { pressed, used })).toBe(352);
    expect(topOf(box(16, 80), { pressed, used, kept: [box(344, 296)] })).toBe(68);
  });

  it('above or below a dialog that leaves room there', () => {
    const kept = [box(240, 40), box(360, 40)];
    expect(topOf(box(232, 80), { kept })).toBe(152);
    expect(topOf(box(350, 80), { kept })).toBe(408);
  });

  it('where the least is covered, if something is everywhere', () => {
    const kept = [box(0, 300), box(300, 340, 300, 60)];
    expect(topOf(box(8, 80), { kept })).toBe(308);
  });
});
