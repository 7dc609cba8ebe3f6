import { describe, expect, it } from '@jest/globals';
import { type LeadView, MAX_VIEWS, withView } from './lead-view.ts';

const view = (name: string): LeadView => ({
  id: name,
  name,
  savedBy: 'sam',
  status: 'all',
  quick: null,
  search: '',
  sort: 'createdAt',
  order: 'desc',
  columns: ['phone'],
});

describe('saved views', () => {
  it('saved views stand in the order of their names', () => {
    const views = ['hot', 'Élise', 'Áres', 'bulk'].reduce<LeadView[]>(
      (all, name) => withView(all, view(name)),
      [],
    );
    expect(views.map(({ name }) => name)).toEqual(['Áres', 'bulk', 'Élise', 'hot']);
  });

  it('saved views have names of their own, whatever their case', () => {
    expect(() => withView([view('Hot leads')], view('HOT LEADS'))).toThrow('There is a view of this name');
  });

  it('a saved view is one, however often the same admin saves it', () => {
    const { columns, name, ...rest } = view('Hot leads');
    const again = { columns, ...rest, id: 'another', area: undefined, name };
    expect(withView([view('Hot leads')], again)).toEqual([view('Hot leads')]);
    expect(() => withView([view('Hot leads')], { ...again, savedBy: 'kim' })).toThrow('of this name');
    expect(() => withView([view('Hot leads')], { ...again, columns: ['status'] })).toThrow('of this name');
  });

  it('saved views end at their bound', () => {
    const full = Array.from({ length: MAX_VIEWS }, (_, index) => view(`View ${index}`));
    expect(() => withView(full, view('One more'))).toThrow('Please delete one first');
  });
});
