import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { offline } from '#lib/testing/fake-server.ts';
import { sampleLead } from '../testing/leads-api.ts';
import { pass, sampleLeads, shownToast } from '../testing/open-leads-tab.tsx';
import { actions, button, choose, openMany, select, setDay, writes } from '../testing/open-many.tsx';

describe('the same details for many', () => {
  it('bulk edit sends only the fields that were filled in', async () => {
    const server = await openMany(sampleLeads(2));
    select(2, 1);
    await choose('Edit Details');
    expect(screen.getByText('Bulk Edit: 2 leads')).toBeTruthy();
    const status = screen.getAllByLabelText<HTMLSelectElement>('Status').at(-1);
    expect([...(status?.options ?? [])].map(({ text }) => text)).toEqual([
      ...['No change', 'New', 'Contacted', 'Qualified', 'Scheduled', 'Completed', 'Canceled'],
    ]);
    fireEvent.click(button('Apply to Selected Leads'));
    const asked = () => screen.queryByRole('alert')?.textContent;
    expect([asked(), shownToast()]).toEqual(['No ChangesPlease make some changes before saving.', undefined]);
    fireEvent.change(status as HTMLSelectElement, { target: { value: 'scheduled' } });
    expect(asked()).toBeUndefined();
    fireEvent.change(screen.getByLabelText('Line to add'), { target: { value: ' Call first. ' } });
    fireEvent.click(button('Apply to Selected Leads'));
    expect(button('Applying...')).toBeTruthy();
    await pass(50);
    expect(shownToast()).toContain('Updated status, notes for 2 leads');
    expect(writes(server)[0]?.body).toEqual({ status: 'scheduled', addedNote: 'Call first.', version: 1 });
    expect(screen.queryByText('Bulk Edit: 2 leads')).toBeNull();
  });

  it('bulk edit lets a day be cleared again, and then leaves it as it is', async () => {
    const server = await openMany(sampleLeads(2));
    select(2, 1);
    await choose('Edit Details');
    await setDay('Scheduled Date', 'Dec 01, 2026');
    await setDay('Follow-up Date', 'Nov 30, 2026');
    fireEvent.click(screen.getByLabelText('Clear selection: Follow-up Date'));
    expect(screen.getByText('No change', { selector: 'p' })).toBeTruthy();
    fireEvent.click(button('Apply to Selected Leads'));
    await pass(50);
    expect(writes(server)[0]?.body).toEqual({
      status: 'scheduled',
      scheduledDate: '2026-12-01',
      version: 1,
    });
  });

  it('bulk edit replaces the notes where that is chosen, and Undo gives each lead its own back', async () => {
    const server = await openMany(sampleLeads(2));
    select(2, 1);
    await choose('Edit Details');
    fireEvent.change(screen.getByLabelText('What becomes of the notes'), { target: { value: 'replace' } });
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Same for all.' } });
    fireEvent.click(button('Apply to Selected Leads'));
    await pass(50);
    expect(shownToast()).toContain('Updated notes for 2 leads');
    expect(writes(server)[0]?.body).toEqual({ notes: 'Same for all.', version: 1 });
    fireEvent.click(button('Undo'));
    await pass(50);
    expect(shownToast()).toContain('Set 2 leads back to what they were.');
    expect(writes(server)[2]?.body).toEqual({ notes: sampleLead(2).notes, version: 2 });
  });

  it('bulk edit asks before it sets a day that is past, but where the work is done', async () => {
    const server = await openMany(sampleLeads(2));
    const question = () => screen.queryByText('Save 2 pickups in the past?');
    select(2, 1);
    await choose('Edit Details');
    await setDay('Scheduled Date', 'Nov 20, 2026');
    fireEvent.click(button('Apply to Selected Leads'));
    expect(question()).toBeTruthy();
    expect(screen.getByText(/^Fri Nov 20 is over\. Save it to record pickups that were done/)).toBeTruthy();
    fireEvent.click(button('Go back'));
    await pass(500);
    expect(question()).toBeNull();
    expect(writes(server)).toEqual([]);
    fireEvent.click(button('Apply to Selected Leads'));
    fireEvent.click(button('Save Anyway'));
    await pass(500);
    const scheduledDate = '2026-11-20';
    expect(writes(server).map(({ body }) => body)).toEqual(
      [1, 1].map((version) => ({ scheduledDate, version })),
    );
    expect(question()).toBeNull();

    select(2, 1);
    await choose('Edit Details');
    await setDay('Scheduled Date', 'Nov 19, 2026');
    const status = screen.getAllByLabelText<HTMLSelectElement>('Status').at(-1) as HTMLSelectElement;
    fireEvent.change(status, { target: { value: 'completed' } });
    fireEvent.click(button('Apply to Selected Leads'));
    expect(question()).toBeNull();
    await pass(500);
    expect(writes(server)).toHaveLength(4);
  });

  it('bulk edit reports what failed and remains selected', async () => {
    const server = await openMany(sampleLeads(2));
    server.refuse = () => offline();
    select(2, 1);
    await choose('Edit Details');
    fireEvent.change(screen.getByLabelText('Line to add'), { target: { value: 'x' } });
    fireEvent.click(button('Apply to Selected Leads'));
    await pass(50);
    expect(screen.getByText('Failed to update 2 leads. These remain selected.')).toBeTruthy();
    expect(shownToast()).toBeUndefined();
    expect(actions()?.textContent).toBe('Actions (2)');
  });
});
