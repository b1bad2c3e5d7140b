// Rules about the sources themselves, where `import type` still stands; the other rules read `dist`.
// Each has a planted violation in test/checks/cycles.test.ts; its comment says what to do instead.

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'These files cannot be understood one by one, even when only a type closes the circle. Move what both need to a ' +
        'third file, or let one take the other as a parameter.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // sees type-only imports, which the compiler has removed from dist
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|prisma/generated)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
