import { randomBytes } from 'node:crypto';
import { EVERY_LEAD, type LeadExportFilter } from '@harbour-haul/domain/leads/export/export-filter';
import type { LeadExportRecord } from '@harbour-haul/domain/leads/export/lead-export';
import { exportKey } from '../rows.ts';

const ID = /^\d{8}T\d{9}Z-[0-9a-f]{16}$/;

/**
 * How far an export has come. `open`: parts are added. `written`: all parts are there. `done`: there is a file, or it
 * was sent at once. `removed`: canceled or erased.
 */
export type LeadExportPhase = 'open' | 'written' | 'done' | 'removed';

/** A part of the file as S3 stored it. */
export interface LeadExportPart {
  number: number;
  etag: string;
}

/** An export that is being made or was made. What is made stays as the log of exports; what never is expires. */
export interface LeadExport extends Omit<LeadExportRecord, 'finishedAt'> {
  phase: LeadExportPhase;
  /** What the filter showed at the start. */
  total: number;
  fileName: string;
  /** Until when it can be continued and downloaded; null for one that was sent at once. */
  endsAt: string | null;
  uploadId: string | null;
  parts: LeadExportPart[];
  /** The key of the last lead that is in a part. */
  cursor: string | null;
  finishedAt: string | null;
  /** Its file and its parts were removed. */
  filesRemoved: boolean;
}

/** A new id; ids sort as exports began. */
export function newExportId(now: Date): string {
  return `${compactTime(now.toISOString())}-${randomBytes(8).toString('hex')}`;
}

/** Whether a text can be the id of an export. */
export function isExportId(id: string): boolean {
  return ID.test(id);
}

/** Below the ids of all exports that began at this time or later. */
export function exportIdAt(time: string): string {
  return compactTime(time);
}

function compactTime(time: string): string {
  return time.replace(/[-:.]/g, '');
}

/** The stored form: without nulls; what is not done is removed by DynamoDB in time. */
export function toExportItem({ id, ...row }: LeadExport): Record<string, unknown> {
  const filled = Object.entries(row).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(filled),
    ...(row.finishedAt === null &&
      row.endsAt !== null && { expiresAt: Math.floor(Date.parse(row.endsAt) / 1000) }),
    ...exportKey(id),
  };
}

const NOTHING = {
  filesRemoved: false,
  endsAt: null,
  uploadId: null,
  cursor: null,
  finishedAt: null,
  leadIds: null,
};

/** The export of a stored item. */
export function fromExportItem(stored: Record<string, unknown>): LeadExport {
  const { log: _partition, expiresAt: _end, claimed: _number, ...row } = stored;
  const filter = { ...EVERY_LEAD, ...(row.filter as Partial<LeadExportFilter>) };
  return { ...NOTHING, parts: [], ...row, filter } as unknown as LeadExport;
}
