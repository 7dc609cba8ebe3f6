import { isRecord, TemplateError } from '../../template/template.ts';

/** The value of the selection expression in a message; undefined where there is none, or the message is not JSON. */
export type RouteSelector = (body: string) => string | undefined;

const expressionForm = /^\$(?:\{request\.body\.([\w.-]+)\}|request\.body\.([\w.-]+))$/;

/**
 * Compiles a RouteSelectionExpression: `$request.body.type` or `${request.body.some.type}`.
 * @throws TemplateError that names `where` for any other form
 */
export function routeSelector(expression: string, where: string): RouteSelector {
  const [, braced, plain] = expressionForm.exec(expression) ?? [];
  const path = (braced ?? plain)?.split('.');
  if (path === undefined)
    throw new TemplateError(`${where}: the local gateway knows $request.body.… only, not ${expression}`);
  return (body) => textOf(path.reduce<unknown>(member, parse(body)));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function member(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** API Gateway turns what it finds into a text; no route is named like a list or an object. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
