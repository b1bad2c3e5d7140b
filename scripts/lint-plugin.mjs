// Rules of ours for oxlint: limits that it has no rule for, or only one that does not fit factories.

const blankOrComment = /^\s*(?:\/\/|\/\*|\*|$)/;

const maxOption = [
  { type: 'object', properties: { max: { type: 'integer', minimum: 1 } }, additionalProperties: false },
];

/** A named function, a method or a function that is a property: what a reader meets as a unit with a name of its own. */
function hasOwnName({ type, id, parent }) {
  if (type === 'FunctionDeclaration' || (type === 'FunctionExpression' && id)) return true;
  return ['MethodDefinition', 'Property', 'PropertyDefinition', 'VariableDeclarator'].includes(parent.type);
}

/**
 * Lines of code of a function without the named functions inside it, which are measured themselves: a factory is
 * no longer than what it wires. A callback without a name counts as part of the function that passes it.
 */
const maxFunctionLines = {
  meta: { schema: maxOption, defaultOptions: [{ max: 60 }] },
  create(context) {
    const [{ max }] = context.options;
    const lines = context.sourceCode.lines;
    const around = [];
    const codeLines = ({ start, end }) =>
      lines.slice(start.line - 1, end.line).filter((line) => !blankOrComment.test(line)).length;
    const enter = () => around.push(0);
    const leave = (node) => {
      const nested = around.pop();
      const total = codeLines(node.loc);
      const own = total - nested;
      if (around.length > 0) around[around.length - 1] += hasOwnName(node) ? total : nested;
      if (own > max) {
        const message = `This function has ${own} lines of its own, ${max} at most: move a part with a name into a function.`;
        context.report({ message, loc: node.loc.start });
      }
    };
    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
    };
  },
};

/** Limits the source of a regular expression: a literal, or the text that is written out in `RegExp(...)`. */
const maxRegexLength = {
  meta: { schema: maxOption, defaultOptions: [{ max: 120 }] },
  create(context) {
    const [{ max }] = context.options;
    const check = (node, length) => {
      if (length <= max) return;
      const message = `This regular expression has ${length} characters, ${max} at most: name its parts and join them, or use a list of words.`;
      context.report({ message, node });
    };
    const checkCall = (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
      const [pattern] = node.arguments;
      if (pattern) check(pattern, writtenLength(pattern));
    };
    return {
      Literal: (node) => node.regex && check(node, node.regex.pattern.length),
      NewExpression: checkCall,
      CallExpression: checkCall,
    };
  },
};

function writtenLength(node) {
  if (node.type === 'Literal') return String(node.value).length;
  if (node.type === 'TaggedTemplateExpression') return writtenLength(node.quasi);
  if (node.type === 'TemplateLiteral') return node.quasis.reduce((sum, { value }) => sum + value.raw.length, 0);
  if (node.type === 'BinaryExpression') return writtenLength(node.left) + writtenLength(node.right);
  return 0;
}

export default {
  meta: { name: 'limits' },
  rules: { 'max-function-lines': maxFunctionLines, 'max-regex-length': maxRegexLength },
};
