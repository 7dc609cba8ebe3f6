import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import {
  type FakeOperations,
  type FakeRequest,
  fakeOperations,
  fakeServer,
  offline,
} from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { pass, shownToast } from '../testing/open-leads-tab.tsx';
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

async function open(handlers: FakeOperations): Promise<FakeRequest[]> {
  const requests = fakeServer(handlers);
  renderFeature(<ExportDialog status="new" onClose={onClose} />);
  await pass(50);
  return requests;
}

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
    expect(requests[0]?.query).toEqual({ status: 'new' });
    expect(saved).toEqual([{ href: 'blob:1', name: 'harbour-haul-leads-2026-11-21.csv' }]);
    // The mark alone is three bytes.
    expect(blobs[0]?.size).toBe(12);
    expect(shownToast()).toContain('Export SuccessfulLeads exported to CSV successfully');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('a failed export shows a toast and keeps the dialog open', async () => {
    await open({ exportLeads: offline });
    await press('Download CSV');
    expect(shownToast()).toContain('Export FailedFailed to export leads to CSV');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('Download CSV')).toBeTruthy();
  });

  it('the export of all leads has no status', async () => {
    const requests = await open({ exportLeads: () => ({ file: '' }) });
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'all' } });
    await press('Download CSV');
    expect(requests[0]?.query).toEqual({});
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
    expect(requests[1]).toMatchObject({ path: '/api/leads/exports', body: { status: 'new' } });
    expect(requests[2]).toMatchObject({ method: 'POST', path: '/api/leads/exports/x-1' });
    expect(shownToast()).toContain('Leads exported to CSV successfully');
  });

  it('a large export is cancelled and removed by Cancel', async () => {
    const view = { unmount: () => {} };
    const requests = fakeServer(
      fakeOperations({
        exportLeads: tooLarge,
        startLeadExport: () => progress(0),
        continueLeadExport: () => new Promise((resolve) => setTimeout(() => resolve(progress(1)), 800)),
        cancelLeadExport: () => ({ status: 204 }),
      }),
    );
    view.unmount = renderFeature(<ExportDialog status="all" onClose={() => view.unmount()} />).unmount;
    await pass(50);
    await press('Download CSV');
    fireEvent.click(screen.getByText('Cancel'));
    await pass(1000);
    expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/leads/exports/x-1' });
    expect(saved).toEqual([]);
  });
});
