import { readSharedNumber, SharedNumber } from './shared-number.ts';

/** What functions take for the time, as far as it is not the machine's. */
export class FunctionClock {
  /** Milliseconds by which it is ahead, where every function's process reads them. */
  readonly shared = new SharedNumber();

  /** How far it is ahead of the machine's clock now, in milliseconds. */
  get ahead(): number {
    return this.shared.value;
  }

  /** Sets it so many milliseconds ahead of the machine's clock; behind it where they are negative. */
  jumpTo(milliseconds: number): void {
    this.shared.value = milliseconds;
  }
}

/** Makes `Date` of this process tell the time of the clock whose number this file holds. */
export function followClock(fd: number): void {
  const MachineDate = Date;
  const now = () => MachineDate.now() + readSharedNumber(fd);
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
}
