import { expect, it } from '@jest/globals';
import { sampleLead } from '../testing/leads-api.ts';
import { LeadForm, type LeadFormState } from './lead-form.ts';

const LEAD = sampleLead(7, { name: 'Jane Roe', notes: 'Back door' });
const TOO_LONG = { name: 'Too long.' };

/** A form that takes no name of more than twelve characters; returns with it how often it was checked. */
function openForm() {
  const checks = { count: 0 };
  const form = new LeadForm((_base, { name }) => {
    checks.count += 1;
    return name.length > 12 ? TOO_LONG : {};
  }, LEAD);
  return { form, checks };
}

/** Collects what a part of the form becomes. */
function follow<T>(form: LeadForm, select: (state: LeadFormState) => T): T[] {
  const seen: T[] = [];
  form.subscribe(() => seen.push(select(form.state)));
  return seen;
}

it('a key changes its own field and is not checked', () => {
  const { form, checks } = openForm();
  const before = form.state;
  const changed = follow(form, (state) => state.changed);
  form.set('notes', 'Back door, ring twice');
  form.set('notes', 'Back door');
  expect(changed).toEqual([true, false]);
  expect(form.state.values).toEqual(before.values);
  expect(form.state.base).toBe(before.base);
  expect(checks.count).toBe(0);
});

it('a field that is left is checked, and its error goes with the key that mends it', () => {
  const { form } = openForm();
  form.set('name', 'Jane Roe of Halifax');
  expect(form.state.errors).toEqual({});
  form.touch('name');
  expect(form.state.errors).toEqual(TOO_LONG);
  form.set('name', 'Jane R. Roe');
  expect(form.state.errors).toEqual({});
});

it('what is wrong is not sent, and counts as a refusal', async () => {
  const { form } = openForm();
  const sent: string[] = [];
  const send = async (_base: unknown, { name }: { name: string }) => void sent.push(name);
  form.set('name', 'Jane Roe of Halifax');
  await form.submit(send);
  expect(form.state).toMatchObject({ tried: true, errors: TOO_LONG, refusals: 1 });
  form.set('name', 'Jane Doe');
  await form.submit(send);
  expect(form.state).toMatchObject({ errors: {}, refusals: 1 });
  expect(sent).toEqual(['Jane Doe']);
});

it('what the server refuses stands until it is checked again', () => {
  const { form } = openForm();
  form.set('name', 'Jane');
  form.refuse({ name: 'Taken.' });
  expect(form.state).toMatchObject({ errors: { name: 'Taken.' }, refusals: 1 });
  form.set('name', 'Jane D.');
  expect(form.state.errors).toEqual({});
});

it('goes on over a newer version with what is typed, and begins anew with a saved one', () => {
  const { form } = openForm();
  form.set('notes', 'Ring twice');
  form.rebase({ ...LEAD, version: 2, name: 'Jane Doe' });
  expect(form.state).toMatchObject({ base: { version: 2 }, before: { name: 'Jane Doe' }, changed: true });
  expect(form.state.values).toMatchObject({ name: 'Jane Roe', notes: 'Ring twice' });
  form.reset({ ...LEAD, version: 3, notes: 'Ring twice' });
  expect(form.state).toMatchObject({ values: { notes: 'Ring twice' }, changed: false, tried: false });
});
