import { useEffect, useReducer, useRef } from 'react';
import { type LiveTestDeps, runLiveChatTest, type StepState, type TestStep } from './live-chat-test.ts';

export interface LiveTestState {
  phase: 'idle' | 'running' | 'over';
  steps: Readonly<Record<TestStep, StepState>>;
  /** The chat that was made for the test. */
  sessionId: string | null;
}

type Change =
  | { type: 'start' }
  | { type: 'step'; step: TestStep; state: StepState }
  | { type: 'end'; sessionId: string | null };

const WAITING: StepState = { is: 'waiting' };
const IDLE: LiveTestState = {
  phase: 'idle',
  steps: { listen: WAITING, begin: WAITING, connect: WAITING, send: WAITING, close: WAITING },
  sessionId: null,
};

/** The progress of the live chat test, and the function that starts it. Leaving the screen ends it. */
export function useLiveChatTest(deps: LiveTestDeps): { test: LiveTestState; start: () => void } {
  const [test, change] = useReducer(changeTest, IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = () => {
    const abort = new AbortController();
    running.current = abort;
    change({ type: 'start' });
    const report = (step: TestStep, state: StepState) => change({ type: 'step', step, state });
    void runLiveChatTest(deps, report, abort.signal).then((sessionId) => change({ type: 'end', sessionId }));
  };
  return { test, start };
}

function changeTest(test: LiveTestState, change: Change): LiveTestState {
  switch (change.type) {
    case 'start':
      return { ...IDLE, phase: 'running' };
    case 'step':
      return { ...test, steps: { ...test.steps, [change.step]: change.state } };
    case 'end':
      return { ...test, phase: 'over', sessionId: change.sessionId };
  }
}
