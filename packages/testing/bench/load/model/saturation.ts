import type { MachineLoad } from '../measure/watch-machine.ts';

/** A part of the machine, and how much of it was in use. */
export interface PartLoad {
  name: string;
  /** From 0 to 1. */
  share: number;
}

/** The parts of the machine by how near they are to their end, the nearest first. @param concurrency functions at a time at most */
export function busiestParts(
  { processors, mainThread, functions }: MachineLoad,
  concurrency: number,
): PartLoad[] {
  const parts = [
    { name: 'the processors', share: processors },
    { name: 'the thread of gateways, small services and people', share: mainThread },
    { name: 'functions at a time', share: functions.mean / concurrency },
  ];
  return parts.toSorted((a, b) => b.share - a.share);
}
