import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IamOptions } from './iam.ts';
import { neededPatterns } from './policy/evaluate.ts';
import type { Statement } from './policy/statements.ts';

/** One action on one resource that a statement allows, by its patterns. */
export interface Grant {
  /** Where the statement stands. */
  readonly where: string;
  readonly action: string;
  readonly resource: string;
}

type OnAllowed = NonNullable<IamOptions['onAllowed']>;

/** Appends each grant that a function needs for the first time to a file of this process in `directory`. */
export function grantUseLog(directory: string): OnAllowed {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `${process.pid}.txt`);
  const noted = new Set<string>();
  return (_caller, request, by) => {
    for (const statement of by) {
      const { actions, resources } = neededPatterns(statement, request);
      for (const grant of grants(statement.where, actions, resources)) {
        const line = lineOf(grant);
        if (noted.has(line)) continue;
        noted.add(line);
        appendFileSync(file, `${line}\n`);
      }
    }
  };
}

/** The grants of these statements that no log in `directory` notes as needed. */
export function unusedGrants(policies: readonly Statement[], directory: string): Grant[] {
  const used = new Set(
    readdirSync(directory).flatMap((file) => readFileSync(join(directory, file), 'utf8').split('\n')),
  );
  return policies
    .filter(({ effect }) => effect === 'Allow')
    .flatMap(({ where, actions, resources }) => grants(where, actions.patterns, resources.patterns))
    .filter((grant) => !used.has(lineOf(grant)));
}

function grants(where: string, actions: readonly string[], resources: readonly string[]): Grant[] {
  return actions.flatMap((action) => resources.map((resource) => ({ where, action, resource })));
}

function lineOf({ where, action, resource }: Grant): string {
  return [where, action, resource].join(' ');
}
