import { describe, expect, it } from '@jest/globals';
import {
  msToYield,
  NO_TOASTS,
  type ToastOptions,
  type ToastQueue,
  withHeld,
  withoutToast,
  withReleased,
  withToast,
} from './toast-queue.ts';

const LEAD = { one: 'new lead', many: 'new leads' };
const CHAT = { one: 'new chat', many: 'new chats' };
const lead = (description: string): ToastOptions => ({ title: 'New Lead', description, news: LEAD });
const waits = (of: string): ToastOptions => ({
  title: 'Visitor waiting',
  description: `${of} waits`,
  news: { one: 'visitor waiting', many: 'visitors waiting', of },
});
const EXPORTED: ToastOptions = { title: 'Export Successful', variant: 'success' };
const DELETED: ToastOptions = { title: 'Deleted', action: { label: 'Undo', altText: 'Trash', onPress() {} } };
const DAY = { label: 'Choose a day', altText: 'Its details', onPress() {} };
const WORKING: ToastOptions = { title: 'Processing', isProgress: true };
const FAILED: ToastOptions = { title: 'Error', variant: 'destructive' };

const after = (...toasts: ToastOptions[]): ToastQueue =>
  toasts.reduce((queue, toast) => withToast(queue, toast, 0), NO_TOASTS);
/** All titles in the order in which they are shown, each until it leaves by itself. */
function story(queue: ToastQueue): string[] {
  const titles: string[] = [];
  for (let at = queue; at.shown && at.isOpen; at = withoutToast(at, at.shown.id, 0))
    titles.push(at.shown.title);
  return titles;
}

describe('the queue of toasts', () => {
  it.each<[string, ToastOptions[], string[]]>([
    [
      'outcomes are all shown',
      [EXPORTED, { title: 'Saved' }, FAILED],
      ['Export Successful', 'Saved', 'Error'],
    ],
    ['a burst of leads counts in one toast', [lead('Ann'), lead('Ben'), lead('Cy')], ['3 new leads']],
    [
      'leads and chats share it',
      [lead('Ann'), { title: 'New Chat', news: CHAT }],
      ['1 new lead, 1 new chat'],
    ],
    ['one who is told of twice counts once', [waits('a'), waits('a')], ['Visitor waiting']],
    ['two who wait are two', [waits('a'), waits('b'), waits('a')], ['2 visitors waiting']],
    ['one who waits beside a lead', [lead('Ann'), waits('a'), waits('a')], ['1 new lead, 1 visitor waiting']],
    ['a burst replaces no undo', [DELETED, lead('Ann'), lead('Ben')], ['Deleted', '2 new leads']],
    [
      'a burst replaces no outcome',
      [EXPORTED, lead('Ann'), lead('Ben')],
      ['Export Successful', '2 new leads'],
    ],
    ['news make room and return', [lead('Ann'), DELETED, lead('Ben')], ['Deleted', '2 new leads']],
    ['news come last', [DELETED, lead('Ann'), EXPORTED], ['Deleted', 'Export Successful', 'New Lead']],
    ['the same again is said once', [FAILED, FAILED, FAILED], ['Error']],
    ['the same waits once', [DELETED, FAILED, FAILED], ['Deleted', 'Error']],
    [
      'what is overtaken goes',
      [
        { title: 'Taken', about: 'a' },
        { title: 'Ended', about: 'a' },
      ],
      ['Ended'],
    ],
    ['progress makes room at once', [WORKING, DELETED, WORKING, FAILED], ['Deleted', 'Error']],
    [
      'a retry overtakes a failure',
      [
        { ...FAILED, about: 'a' },
        { ...EXPORTED, about: 'a' },
      ],
      ['Export Successful'],
    ],
    [
      'an undo is not overtaken',
      [
        { ...DELETED, about: 'a' },
        { ...EXPORTED, about: 'a' },
      ],
      ['Deleted', 'Export Successful'],
    ],
    ['two undos are two', [DELETED, DELETED], ['Deleted', 'Deleted']],
  ])('%s', (_name, toasts, titles) => {
    expect(story(after(...toasts))).toEqual(titles);
  });

  it('news tell the latest, and are not said again after they made room', () => {
    const queue = after(lead('Ann'), lead('Ben'), EXPORTED);
    const back = withoutToast(queue, queue.shown?.id ?? 0, 0).shown;
    expect(back).toMatchObject({ title: '2 new leads', description: 'Last: Ben', wasShown: true });
  });

  it('news of one and the same tell the latest as it is', () => {
    const first = { ...waits('a'), description: 'Ann asked for a person' };
    expect(after(first, { ...waits('a'), description: 'Ann is waiting' }).shown).toMatchObject({
      title: 'Visitor waiting',
      description: 'Ann is waiting',
    });
  });

  it.each<[string, ToastOptions[], number, number | null]>([
    ['an outcome yields once it could be read', [EXPORTED, { title: 'Saved' }], 1000, 1500],
    ['what has a button stays', [DELETED, EXPORTED], 9000, null],
    ['what has a further button alone stays', [{ title: 'Scheduled', further: DAY }, EXPORTED], 9000, null],
    ['trouble stays', [FAILED, EXPORTED], 9000, null],
    ['nothing yields to news', [EXPORTED, lead('Ann')], 9000, null],
    ['what is alone stays', [EXPORTED], 9000, null],
  ])('%s', (_name, toasts, now, ms) => {
    expect(msToYield(after(...toasts), now)).toBe(ms);
  });

  it('what a dialog tells is held while it is open: what has a button comes back, what was done meanwhile follows', () => {
    const about = 'a';
    const told = after(lead('Ann'), { ...DELETED, about }, { ...EXPORTED, about });
    const held = withToast(withHeld(told, about, 0), { ...FAILED, about }, 0);
    expect(story(held)).toEqual(['New Lead']);
    expect(story(withReleased(held, 0))).toEqual(['Deleted', 'Error', 'New Lead']);
  });

  it('an outcome that could be read is replaced at once', () => {
    expect(withToast(after(EXPORTED), { title: 'Saved' }, 2500).shown?.title).toBe('Saved');
  });

  it('news have the button of the last', () => {
    const open = (label: string) => ({ label, altText: label, onPress() {} });
    const queue = after({ ...lead('Ann'), action: open('Ann') }, { ...lead('Ben'), action: open('Ben') });
    expect(queue.shown?.action?.label).toBe('Ben');
    expect(withToast(queue, lead('Cy'), 0).shown?.action).toBeUndefined();
  });
});
