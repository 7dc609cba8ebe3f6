import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { LocalProduct } from '../../../local-product.ts';

const LOOK_MS = 20;

/** How busy everything was, as shares of what there is. */
export interface MachineLoad {
  /** The processors, whoever used them. */
  processors: number;
  /** What of the processors was used by functions, gateways and small services, and by those who load them. */
  ofProduct: number;
  /** The thread of the gateways and small services, which also plays the people. */
  mainThread: number;
  /** Functions at work at a time: on average, and the most that were seen. */
  functions: { mean: number; peak: number };
  /** Events that functions worked on, a second. */
  eventsPerSecond: number;
  /** Events that were refused since as many functions were at work as may be. */
  refusedEvents: number;
  sockets: { peak: number };
}

/** Watches until it is stopped. */
export function watchMachine({ load }: Pick<LocalProduct, 'load'>): { stop: () => MachineLoad } {
  const from = { ...load(), at: performance.now(), cpus: cpuTimes(), own: process.cpuUsage() };
  const loop = performance.eventLoopUtilization();
  let [peak, sockets] = [0, 0];
  const timer = setInterval(() => {
    const now = load();
    peak = Math.max(peak, now.underWay);
    sockets = Math.max(sockets, now.sockets);
  }, LOOK_MS);
  return {
    stop: () => {
      clearInterval(timer);
      const to = load();
      const seconds = (performance.now() - from.at) / 1000;
      const { user, system } = process.cpuUsage(from.own);
      const times = cpuTimes();
      return {
        processors: 1 - (times.idle - from.cpus.idle) / Math.max(1, times.all - from.cpus.all),
        ofProduct: ((user + system) / 1e6 + to.cpuSeconds - from.cpuSeconds) / seconds / cpus().length,
        mainThread: performance.eventLoopUtilization(loop).utilization,
        functions: { mean: (to.busySeconds - from.busySeconds) / seconds, peak },
        eventsPerSecond: (to.begun - from.begun) / seconds,
        refusedEvents: to.refused - from.refused,
        sockets: { peak: sockets },
      };
    },
  };
}

function cpuTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (pick: (one: (typeof times)[number]) => number) =>
    times.reduce((all, one) => all + pick(one), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum((one) => one.user + one.nice + one.sys + one.idle + one.irq),
  };
}
