import { describe, expect, it } from '@jest/globals';
import { type Area, toastTop } from './toast-place.ts';

const box = (top: number, height: number, left = 0, width = 360): Area => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const PHONE = 640;

describe('where a toast stands', () => {
  it('in its own place, where no title and no button of a panel is', () => {
    const kept = [box(16, 56), box(560, 60)];
    expect(toastTop(box(300, 80), { kept, used: [box(300, 40)] }, PHONE)).toBe(300);
    expect(toastTop(box(16, 80, 0, 100), { kept: [box(16, 56, 200, 100)], used: [] }, PHONE)).toBe(16);
  });

  it('off the title of a dialog that fills the screen, and off its buttons', () => {
    const kept = [box(16, 56), box(564, 60)];
    const top = toastTop(box(16, 80), { kept, used: [] }, PHONE);
    expect(top).toBe(80);
    expect(toastTop(box(552, 80), { kept, used: [] }, PHONE)).toBe(476);
  });

  it('where it covers the least of what is typed into', () => {
    const kept = [box(16, 56), box(564, 60)];
    expect(toastTop(box(16, 80), { kept, used: [box(80, 80)] }, PHONE)).toBe(476);
  });

  it('above or below a dialog that leaves room there', () => {
    const kept = [box(240, 40), box(360, 40)];
    expect(toastTop(box(232, 80), { kept, used: [] }, PHONE)).toBe(152);
    expect(toastTop(box(350, 80), { kept, used: [] }, PHONE)).toBe(408);
  });

  it('where the least is covered, if something is everywhere', () => {
    const kept = [box(0, 300), box(300, 340, 300, 60)];
    expect(toastTop(box(8, 80), { kept, used: [] }, PHONE)).toBe(308);
  });
});
