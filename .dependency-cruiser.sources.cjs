// Rules for the sources, which include type-only imports; the other rules check `dist`.
// Each has a planted violation in test/checks/cycles.test.ts; its comment says what to do instead.

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'These files cannot be understood separately, even if only a type closes the cycle. Move what both need to a ' +
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
    // the parser knows no JSX: .oxlintrc.json has the rules of the console
    exclude: { path: '(^|/)(node_modules|prisma/generated|services/console)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
