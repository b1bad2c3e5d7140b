import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type BinaryExpression,
  type ConditionalExpression,
  type ElementAccessExpression,
  type Expression,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { isAsExpression, isBindingElement, isConditionalExpression } from 'typescript/unstable/ast/is';
import { API, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';

export interface UnsafeLookup {
  /** Relative to the root, with slashes. */
  file: string;
  line: number;
  code: string;
}

const projects = ['tsconfig.json', 'services/console/tsconfig.json'];
const searched = /^(domain|prisma|adapters|activities|workflows|services|clients|scripts)\/(?!generated\/)/;

/**
 * Finds object lookups by arbitrary strings: `table[word]`, `word in table`, `const { [word]: x } = table`. They also find
 * inherited members such as `constructor`. Safe are keys whose type is a union of literals, and lookups guarded by
 * `Object.hasOwn(table, word) ? table[word] : other`.
 */
export function findUnsafeLookups(root: string): UnsafeLookup[] {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({
      openProjects: projects.map((file) => path.join(root, file)).filter((file) => existsSync(file)),
    });
    return snapshot.getProjects().flatMap((project) => lookupsOf(project, root));
  } finally {
    api.close();
  }
}

function lookupsOf(project: Project, root: string): UnsafeLookup[] {
  return project.program
    .getSourceFileNames()
    .map((name) => ({ name, file: path.relative(root, name).replaceAll(path.sep, '/') }))
    .filter(({ file }) => searched.test(file))
    .flatMap(({ name, file }) => {
      const source = project.program.getSourceFile(name);
      if (!source) return [];
      const candidates = candidatesIn(source);
      const types = project.checker.getTypeAtLocation(candidates.map(({ key }) => key));
      return candidates
        .filter((_, at) => isText(types[at]))
        .map(({ node }) => ({ file, line: lineOf(node, source), code: node.getText(source) }));
    });
}

interface Candidate {
  node: Node;
  /** The key expression. */
  key: Expression;
}

function candidatesIn(source: SourceFile): Candidate[] {
  const candidates: Candidate[] = [];
  const visit = (node: Node): void => {
    const key = keyOf(node, source);
    // a type assertion does not make a key safe
    if (key) candidates.push({ node, key: isAsExpression(key) ? key.expression : key });
    node.forEachChild(visit);
  };
  visit(source);
  return candidates;
}

function keyOf(node: Node, source: SourceFile): Expression | undefined {
  if (node.kind === SyntaxKind.ElementAccessExpression) {
    const access = node as ElementAccessExpression;
    return isAskedFirst(access, source) ? undefined : access.argumentExpression;
  }
  if (node.kind === SyntaxKind.BinaryExpression) {
    const { operatorToken, left } = node as BinaryExpression;
    return operatorToken.kind === SyntaxKind.InKeyword ? left : undefined;
  }
  if (isBindingElement(node) && node.propertyName?.kind === SyntaxKind.ComputedPropertyName) {
    return node.propertyName.expression;
  }
  return undefined;
}

function isAskedFirst(access: ElementAccessExpression, source: SourceFile): boolean {
  const asked = `Object.hasOwn(${access.expression.getText(source)}, ${access.argumentExpression.getText(source)})`;
  for (let node: Node = access; node.parent; node = node.parent) {
    if (!isConditionalExpression(node.parent)) continue;
    const { condition, whenTrue }: ConditionalExpression = node.parent;
    if (whenTrue === node && condition.getText(source) === asked) return true;
  }
  return false;
}

/** Whether the type includes arbitrary strings. Template types such as `/${string}` cannot match inherited members. */
function isText(type: Type | undefined): boolean {
  if (!type) return false;
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some(isText);
  return (type.flags & (TypeFlags.String | TypeFlags.StringMapping | TypeFlags.Any | TypeFlags.Unknown)) !== 0;
}

function lineOf(node: Node, source: SourceFile): number {
  return source.text.slice(0, node.getStart(source)).split('\n').length;
}
