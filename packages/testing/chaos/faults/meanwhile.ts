/** A request that changes something, and all answers to it. */
export interface SentRequest {
  readonly what: string;
  /** Whether it says by a key that it is the same where it comes again. */
  readonly isKeyed: boolean;
  /** Sends it once more, word for word. */
  readonly again: () => Promise<Response>;
  readonly answers: Answer[];
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** What names the thing that a keyed request has made. */
const NAMES = ['id', 'seq'];
const BUSY = [429, 503];

/** What comes while a call of a service stands still: the same request again, or one of somebody else. */
export class Meanwhile {
  #rival: (() => Promise<void>) | null = null;
  #coming: Promise<void> | null = null;
  readonly #underWay = new Set<SentRequest>();
  #sent: SentRequest[] = [];
  readonly #broken: string[] = [];

  /** Another run begins. @param rival what somebody else asks for in it; null for nothing */
  begin(rival: (() => Promise<void>) | null): void {
    this.#rival = rival;
    this.#coming = null;
    this.#underWay.clear();
    this.#sent = [];
    this.#broken.length = 0;
  }

  /** A request is under way, until `answered`. */
  sends(request: SentRequest): void {
    this.#underWay.add(request);
    if (!this.#sent.includes(request)) this.#sent.push(request);
  }

  /** It has got an answer, or none and is given up. */
  answered(request: SentRequest, answer: Answer | null): void {
    this.#underWay.delete(request);
    if (answer) request.answers.push(answer);
  }

  /** Resolves when what comes meanwhile was answered, once a run; every attempt of the call waits for the same. */
  comes(kind: 'sent twice' | 'overtaken'): Promise<void> {
    this.#coming ??= (kind === 'overtaken' ? this.#overtake() : this.#sendAgain()).catch((error: unknown) => {
      this.#broken.push(`what came meanwhile failed: ${String(error)}`);
    });
    return this.#coming;
  }

  /** What must not be of all answers of this run, a line each. */
  broken(): string[] {
    const inTwo = this.#sent.filter(({ isKeyed, answers }) => isKeyed && thingsOf(answers).size > 1);
    return [...this.#broken, ...inTwo.map(({ what }) => `${what}, sent twice, is two things by its answers`)];
  }

  async #overtake(): Promise<void> {
    await this.#rival?.();
  }

  /** Where nothing is under way, as while a queue's function works, the newest that was answered comes late once more. */
  async #sendAgain(): Promise<void> {
    const requests = this.#underWay.size > 0 ? [...this.#underWay] : this.#sent.slice(-1);
    await Promise.all(
      requests.map(async (request) => {
        const response = await request.again();
        const answer = { status: response.status, text: await response.text() };
        request.answers.push(answer);
        if (answer.status >= 500 && !BUSY.includes(answer.status))
          this.#broken.push(`${request.what}, sent again, was answered with ${answer.status}`);
      }),
    );
  }
}

function thingsOf(answers: readonly Answer[]): Set<string> {
  const made = answers.filter(({ status, text }) => status < 300 && text.startsWith('{'));
  return new Set(
    made.map(({ text }) => {
      const body = JSON.parse(text) as Record<string, unknown>;
      return NAMES.map((name) => String(body[name])).join(' ');
    }),
  );
}
