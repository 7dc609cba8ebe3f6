import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { UNREADABLE } from '#components/fields/unreadable.ts';
import {
  type FakeOperations,
  type FakeRequest,
  fakeOperations,
  fakeServer,
  offline,
} from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { readSettings } from '../list/list-settings.ts';
import { pass, shownToast } from '../testing/open-leads-tab.tsx';
import type { ExportContext } from './export-choice.ts';
import { ExportDialog } from './export-dialog.tsx';

const onClose = jest.fn();
let saved: { href: string; name: string }[] = [];
let blobs: Blob[] = [];

/** jsdom stores no object URLs and follows no downloads: saved files are collected here. */
function gather(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.download) return;
  event.preventDefault();
  saved.push({ href: link.getAttribute('href') ?? '', name: link.download });
}

beforeEach(() => {
  // Three in the night by UTC is the evening before in Halifax.
  jest.useFakeTimers({ now: new Date('2026-11-22T03:00:00.000Z') });
  [saved, blobs] = [[], []];
  onClose.mockClear();
  document.addEventListener('click', gather);
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => {},
  });
});
afterEach(() => {
  document.removeEventListener('click', gather);
  jest.useRealTimers();
});

const LIST = readSettings(new URLSearchParams());
const counted = { count: 15, isMore: false };

/** The dialog over a list, and what it asks for beside the count. */
async function open(handlers: FakeOperations, context: Partial<ExportContext> = {}): Promise<FakeRequest[]> {
  const requests = fakeServer({ countLeads: () => ({ body: counted }), ...handlers });
  const settings = { ...LIST, status: 'new' as const };
  renderFeature(<ExportDialog settings={settings} selected={[]} {...context} onClose={onClose} />);
  await pass(50);
  return requests;
}

const exportsOf = (requests: FakeRequest[]) => requests.filter(({ path }) => path.includes('export'));

const press = async (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
  await pass(50);
};
const tooLarge = () => ({ status: 413 as const, body: { code: 'payload_too_large', message: 'Too many.' } });
const progress = (rows: number, done = false) => ({ body: { id: 'x-1', rows, total: 90_000, done } });

describe('the export dialog', () => {
  it('the export has the list’s filter, and is saved by brand and day with its byte order mark', async () => {
    const requests = await open({ exportLeads: () => ({ file: '\ufeffID,Name\r\n' }) });
    expect(screen.getByText('No minimum')).toBeTruthy();
    expect(screen.getByText('No maximum')).toBeTruthy();
    await press('Download CSV');
    expect(exportsOf(requests)[0]?.query).toEqual({ status: 'new' });
    expect(saved).toEqual([{ href: 'blob:1', name: 'harbour-haul-leads-2026-11-21.csv' }]);
    // The mark alone is three bytes.
    expect(blobs[0]?.size).toBe(12);
    expect(shownToast()).toContain('Export SuccessfulLeads exported to CSV successfully');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has the days of the specification, each with a way back to none', async () => {
    const requests = await open({ exportLeads: () => ({ file: '' }) });
    fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'last-month' } });
    await pass(50);
    for (const day of ['Created After', 'Created Before'])
      fireEvent.click(screen.getByLabelText(`Clear selection: ${day}`));
    await press('Download CSV');
    expect(exportsOf(requests)[0]?.query).toEqual({ status: 'new' });
  });

  it('tells the tags of what status was exported', async () => {
    const page: Window & { dataLayer?: object[] } = window;
    page.dataLayer = [];
    await open({ exportLeads: () => ({ file: '' }) });
    await press('Download CSV');
    expect(page.dataLayer).toEqual([{ event: 'admin_leads_export', status: 'new' }]);
    delete page.dataLayer;
  });

  it('a failed export shows a toast and keeps the dialog open', async () => {
    await open({ exportLeads: offline });
    await press('Download CSV');
    expect(shownToast()).toContain('Export FailedFailed to export leads to CSV');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('Download CSV')).toBeTruthy();
  });

  it('an export that the server refuses says why', async () => {
    const body = {
      code: 'validation_failed',
      message: 'Please correct it.',
      fields: { endDate: 'Too late.' },
    };
    await open({ exportLeads: () => ({ status: 400, body }) });
    await press('Download CSV');
    expect(shownToast()).toContain('Export FailedToo late.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('a day that is not typed to the end is neither exported nor counted', async () => {
    const days = { from: UNREADABLE, to: '2026-11-30' };
    const requests = await open(
      { exportLeads: () => ({ file: '' }) },
      { settings: { ...LIST, counted: { ...days, group: null } } },
    );
    await press('Download CSV');
    expect(requests).toEqual([]);
    expect(screen.queryByText(/The file will have/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Day of'), { target: { value: 'pickup' } });
    await press('Download CSV');
    expect(requests).toEqual([]);
    expect(screen.queryByText(/The file will have/)).toBeNull();
  });

  it('the export of all leads has no status', async () => {
    const requests = await open({ exportLeads: () => ({ file: '' }) });
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'all' } });
    await press('Download CSV');
    expect(exportsOf(requests)[0]?.query).toEqual({});
  });
});

describe('the export of what the list shows', () => {
  const file = { exportLeads: () => ({ file: '' }) };

  it.each<[string, Partial<ExportContext>, Record<string, string>]>([
    ['the queue', { settings: { ...LIST, quick: ['needs-reply'] } }, { needsReply: 'true' }],
    ['what is due', { settings: { ...LIST, quick: ['follow-up-due'] } }, { followUpDue: 'true' }],
    [
      'the search',
      { settings: { ...LIST, search: 'priya', status: 'new' } },
      { search: 'priya', status: 'new' },
    ],
    ['the trash', { settings: { ...LIST, status: 'trash' } }, { status: 'trash' }],
    ['the selection', { settings: { ...LIST, search: 'priya' }, selected: [3, 1] }, { ids: '3,1' }],
  ])('exports %s', async (_text, context, query) => {
    const requests = await open(file, context);
    await press('Download CSV');
    expect(exportsOf(requests)[0]?.query).toEqual(query);
  });

  it('says how many leads the file will have, before it is made', async () => {
    await open(file, { settings: { ...LIST, quick: ['needs-reply'] } });
    expect(screen.getByText('The file will have 15 leads.')).toBeTruthy();
  });

  it('counts what nobody keeps a count of, as far as that is quick', async () => {
    const found = { count: 1_000, isMore: true };
    const requests = await open(
      { ...file, countLeads: () => ({ body: found }) },
      { settings: { ...LIST, search: 'priya', quick: ['needs-reply', 'mine'] } },
    );
    expect(requests.at(-1)?.query).toEqual({ search: 'priya', needsReply: 'true', owner: 'me' });
    expect(screen.getByText('The file will have more than 1,000 leads.')).toBeTruthy();
  });

  it('promises no more than was counted of what many leads were looked through for', async () => {
    const found = { count: 187, isMore: true };
    await open({ ...file, countLeads: () => ({ body: found }) }, { settings: { ...LIST, area: 'Bedford' } });
    expect(screen.getByText('The file will have at least 187 leads.')).toBeTruthy();
  });

  it('offers all leads as well', async () => {
    const requests = await open(file, { selected: [3, 1] });
    expect(screen.getByText('The file will have 2 leads.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Leads'), { target: { value: 'status' } });
    await press('Download CSV');
    expect(exportsOf(requests)[0]?.query).toEqual({ status: 'new' });
  });
});

describe('a large export', () => {
  it('a large export shows its progress, retries a failed step, and is then downloaded', async () => {
    let step = 0;
    const requests = await open({
      exportLeads: tooLarge,
      startLeadExport: () => progress(0),
      continueLeadExport: () => {
        step += 1;
        if (step === 2) return offline();
        return progress(step * 30_000, step === 3);
      },
    });
    await press('Download CSV');
    expect(screen.getByText('30,000 of 90,000 leads written')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33');
    expect(screen.getByText('Exporting...')).toBeTruthy();
    await pass(1000);
    expect(saved).toEqual([{ href: '/api/leads/exports/x-1', name: 'harbour-haul-leads-2026-11-21.csv' }]);
    expect(exportsOf(requests)[1]).toMatchObject({ path: '/api/leads/exports', body: { status: 'new' } });
    expect(exportsOf(requests)[2]).toMatchObject({ method: 'POST', path: '/api/leads/exports/x-1' });
    expect(shownToast()).toContain('Leads exported to CSV successfully');
  });

  it('a large export is cancelled and removed by Cancel', async () => {
    const view = { unmount: () => {} };
    const requests = fakeServer(
      fakeOperations({
        countLeads: () => ({ body: counted }),
        exportLeads: tooLarge,
        startLeadExport: () => progress(0),
        continueLeadExport: () => new Promise((resolve) => setTimeout(() => resolve(progress(1)), 800)),
        cancelLeadExport: () => ({ status: 204 }),
      }),
    );
    view.unmount = renderFeature(
      <ExportDialog settings={LIST} selected={[]} onClose={() => view.unmount()} />,
    ).unmount;
    await pass(50);
    await press('Download CSV');
    fireEvent.click(screen.getByText('Cancel'));
    await pass(1000);
    expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/leads/exports/x-1' });
    expect(saved).toEqual([]);
  });
});

describe('the days of an export', () => {
  const choose = async (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await pass(50);
  };

  it('are a month by one choice, of which it says how many leads came in', async () => {
    const requests = await open({
      exportLeads: () => ({ file: '' }),
      countLeads: () => ({ body: { count: 0, isMore: false } }),
    });
    await choose('Period', 'last-month');
    expect(requests.at(-1)?.query).toMatchObject({
      status: 'new',
      createdFrom: '2026-10-01',
      createdTo: '2026-10-31',
    });
    expect(screen.getByText('The file will have 0 leads.')).toBeTruthy();
    await press('Download CSV');
    expect(exportsOf(requests)[0]?.query).toEqual({
      status: 'new',
      startDate: '2026-10-01',
      endDate: '2026-10-31',
    });
  });

  it('are those of pickups, of this month unless others are chosen', async () => {
    const requests = await open({ exportLeads: () => ({ file: '' }) });
    await choose('Day of', 'pickup');
    const text = 'The file will have the leads whose pickup is scheduled from Nov 1, 2026 to Nov 30, 2026.';
    expect(screen.getByText(text)).toBeTruthy();
    await choose('Period', 'any');
    expect(screen.getByText('Please choose the first and the last day.')).toBeTruthy();
    await press('Download CSV');
    expect(exportsOf(requests)).toEqual([]);
    await choose('Period', 'last-month');
    await press('Download CSV');
    expect(exportsOf(requests)[0]?.query).toEqual({
      status: 'new',
      pickupFrom: '2026-10-01',
      pickupTo: '2026-10-31',
    });
  });
});
