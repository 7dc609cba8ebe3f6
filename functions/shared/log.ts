type Level = 'info' | 'warn' | 'error';

/** One JSON line. Callers pass ids and figures, never names, addresses, phones, texts or tokens. */
export function log(level: Level, message: string, details: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ level, message, ...details })}\n`);
}
