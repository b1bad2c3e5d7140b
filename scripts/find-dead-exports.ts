import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@swc/core';

export interface DeadExport {
  /** Relative to the root, with slashes. */
  file: string;
  name: string;
  why: string;
}

interface Source {
  file: string;
  exports: Map<string, 'type' | 'value'>;
  /** Names that it imports from other files; `*` is a namespace import. */
  imports: { file: string; name: string }[];
  /** Occurrences of each identifier, including its declaration. */
  mentions: Map<string, number>;
}

type Node = { type: string } & Record<string, unknown>;

const searched = /^(domain|prisma|adapters|activities|workflows|services|clients)\//;
const ignored = /(^|\/)(node_modules|dist|generated|coverage|\.[^/]+)(\/|$)/;
const tests = /^test\/(?!bench\/)/;
// run by path or by name, not imported by the project
const entries =
  /(^|\/)main\.tsx?$|(\.thread|failure-converter|\.interceptors|^workflows\/index|^clients\/\w+\/src\/index)\.ts$/;

/**
 * Finds exports that no other file imports, or only tests import. An exported type that is used in its own file is allowed,
 * because it is part of the signatures of exported functions.
 */
export async function findDeadExports(root: string): Promise<DeadExport[]> {
  const names = await readdir(root, { recursive: true });
  const files = names
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name) && !ignored.test(name));
  const sources = await Promise.all(files.sort().map((file) => read({ root, file })));
  const importers = new Map<string, string[]>();
  for (const { file: importer, imports } of sources) {
    for (const { file, name } of imports) {
      const key = `${file}#${name}`;
      importers.set(key, [...(importers.get(key) ?? []), importer]);
    }
  }
  return sources
    .filter(({ file }) => searched.test(file) && !entries.test(file))
    .flatMap(({ file, exports, mentions }) =>
      [...exports].flatMap(([name, kind]) => {
        const users = [...(importers.get(`${file}#${name}`) ?? []), ...(importers.get(`${file}#*`) ?? [])];
        const isUsedHere = (mentions.get(name) ?? 0) > 1;
        const why = reasonToGo({ users, kind, isUsedHere });
        return why === undefined ? [] : [{ file, name, why }];
      }),
    );
}

function reasonToGo({
  users,
  kind,
  isUsedHere,
}: {
  users: readonly string[];
  kind: 'type' | 'value';
  isUsedHere: boolean;
}): string | undefined {
  if (isUsedHere) return users.length === 0 && kind === 'value' ? 'is used in this file only' : undefined;
  if (users.length === 0) return 'is used nowhere';
  return users.every((file) => tests.test(file)) ? 'is used by tests only' : undefined;
}

async function read({ root, file }: { root: string; file: string }): Promise<Source> {
  const text = await readFile(path.join(root, file), 'utf8');
  const tree = await parse(text, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2022' });
  const source: Source = { file, exports: new Map(), imports: [], mentions: new Map() };
  visit(tree, source);
  return source;
}

function visit(node: unknown, source: Source): void {
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node)) note(node, source);
  // swc wraps call arguments in objects that are not nodes
  for (const child of Object.values(node)) visit(child, source);
}

function note(node: Node, source: Source): void {
  switch (node.type) {
    case 'Identifier':
      source.mentions.set(String(node.value), (source.mentions.get(String(node.value)) ?? 0) + 1);
      return;
    case 'ImportDeclaration':
      for (const specifier of nodes(node.specifiers)) take(source, node.source, importedName(specifier));
      return;
    case 'ExportNamedDeclaration':
      for (const specifier of nodes(node.specifiers)) noteExport(specifier, { from: node.source, source });
      return;
    case 'ExportAllDeclaration':
      take(source, node.source, '*');
      return;
    case 'ExportDeclaration':
      for (const name of declaredNames(node.declaration)) source.exports.set(name, kindOf(node.declaration));
      return;
    case 'ExportDefaultDeclaration':
    case 'ExportDefaultExpression':
      source.exports.set('default', 'value');
      return;
    case 'TsImportType':
      take(source, node.argument, '*');
      return;
    case 'CallExpression':
      take(source, importedFile(node), '*');
  }
}

function noteExport(specifier: Node, { from, source }: { from: unknown; source: Source }): void {
  source.exports.set(nameOf(specifier.exported ?? specifier.orig ?? specifier.name), 'value');
  take(source, from, specifier.type === 'ExportSpecifier' ? nameOf(specifier.orig) : '*');
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return nameOf(specifier.imported ?? specifier.local);
}

function importedFile(call: Node): unknown {
  if (!isNode(call.callee) || call.callee.type !== 'Import') return undefined;
  const [first] = Array.isArray(call.arguments) ? (call.arguments as { expression: unknown }[]) : [];
  return first?.expression;
}

/** Records an import from another file; packages are ignored. */
function take(source: Source, from: unknown, name: string): void {
  if (!isNode(from) || from.type !== 'StringLiteral') return;
  const specifier = String(from.value);
  if (specifier.startsWith('.'))
    source.imports.push({ file: path.posix.join(path.posix.dirname(source.file), specifier), name });
}

function declaredNames(declaration: unknown): string[] {
  if (!isNode(declaration)) return [];
  if (declaration.type === 'VariableDeclaration')
    return nodes(declaration.declarations).flatMap(({ id }) => boundNames(id));
  return [nameOf(declaration.identifier ?? declaration.id)];
}

function kindOf(declaration: unknown): 'type' | 'value' {
  const types = ['TsInterfaceDeclaration', 'TsTypeAliasDeclaration'];
  return isNode(declaration) && types.includes(declaration.type) ? 'type' : 'value';
}

/** Names that a destructuring pattern binds. */
function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'AssignmentPatternProperty') return boundNames(pattern.key);
  return [
    ...nodes(pattern.properties),
    ...nodes(pattern.elements),
    pattern.value,
    pattern.argument,
    pattern.left,
  ].flatMap(boundNames);
}

const nameOf = (identifier: unknown): string => (isNode(identifier) ? String(identifier.value) : '');
const nodes = (list: unknown): Node[] => (Array.isArray(list) ? list.filter(isNode) : []);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
