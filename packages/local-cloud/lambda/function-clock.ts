/** What functions take for the time, as far as it is not the machine's. */
export class FunctionClock {
  /** Milliseconds by which it is ahead, where every function's thread reads them. */
  readonly memory = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);

  /** How far it is ahead of the machine's clock now, in milliseconds. */
  get ahead(): number {
    return new Float64Array(this.memory)[0] ?? 0;
  }

  /** Sets it so many milliseconds ahead of the machine's clock; behind it where they are negative. */
  jumpTo(milliseconds: number): void {
    new Float64Array(this.memory)[0] = milliseconds;
  }
}

/** Makes `Date` of this thread tell that clock's time. */
export function followClock(memory: SharedArrayBuffer): void {
  const ahead = new Float64Array(memory);
  const MachineDate = Date;
  const now = () => MachineDate.now() + (ahead[0] ?? 0);
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
}
