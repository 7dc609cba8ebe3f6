import { describe, expect, it } from '@jest/globals';
import { EMPTY_LEAD } from './lead.ts';
import { fieldsWith, LEAD_FIELD_NAMES, LEAD_FIELDS } from './lead-fields.ts';
import { FORM_FIELDS } from './submission/form-fields.ts';

const columns = LEAD_FIELD_NAMES.map((name) => LEAD_FIELDS[name].csv).filter((csv) => csv !== null);

describe('LEAD_FIELDS', () => {
  it('number the CSV columns from 1 on, without gaps', () => {
    const orders = columns.map(({ order }) => order).sort((a, b) => a - b);
    expect(orders).toEqual(orders.map((_, index) => index + 1));
  });

  it('number the fields of the form from 1 on, without gaps', () => {
    expect(FORM_FIELDS.map((name) => LEAD_FIELDS[name].form.order)).toEqual(
      FORM_FIELDS.map((_, index) => index + 1),
    );
  });

  it('have labels and CSV headings that differ', () => {
    const labels = LEAD_FIELD_NAMES.map((name) => LEAD_FIELDS[name].label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(new Set(columns.map(({ heading }) => heading)).size).toBe(columns.length);
  });

  it('list in the timeline whatever admins change', () => {
    expect(fieldsWith('timeline', true)).toEqual(expect.arrayContaining(fieldsWith('admin', true)));
  });

  it('take from the form only what the chat sends too', () => {
    expect(fieldsWith('chat', true)).toEqual(expect.arrayContaining([...FORM_FIELDS]));
  });
});

it('EMPTY_LEAD has no value but the zeros of counts', () => {
  expect(Object.values(EMPTY_LEAD).filter((value) => value !== null)).toEqual([0, 0, 0]);
});
