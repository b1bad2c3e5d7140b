// Who may import whom at run time. It reads `dist`, where `import type` is gone: types may be shared across any border.
// Each rule has a planted violation in test/checks/architecture.test.ts; its comment says what to do instead.

/** Node's own modules that only compute. */
const pureBuiltins = '^(node:)?(crypto|buffer|util|assert)$';
const npm = (...names) => `^node_modules/(${names.join('|')})(/|$)`;

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment:
        'The domain says what is true and never does anything: it may use zod and nothing else. Do the I/O in an ' +
        'adapter or an activity, and give the domain the value; take the time and random values as parameters.',
      severity: 'error',
      from: { path: '^dist/domain/' },
      to: { pathNot: ['^dist/domain/', npm('zod')] },
    },
    {
      name: 'prisma-knows-the-domain-only',
      comment:
        'A repository keeps what it is given. What needs another part of the house (storage, a workflow, a request) ' +
        'belongs to the activity or route that calls the repository.',
      severity: 'error',
      from: { path: '^dist/prisma/', pathNot: '^dist/prisma/generated/' },
      // async_hooks: the account that is worked for travels with the work
      to: { pathNot: ['^dist/(prisma|domain)/', npm('@prisma', 'pg'), pureBuiltins, '^(node:)?async_hooks$'] },
    },
    {
      name: 'database-stays-behind-repositories',
      comment:
        'Only prisma/ touches the database client. Add a method to the repository of that thing, named after what the ' +
        'caller wants, and call that.',
      severity: 'error',
      from: { pathNot: ['^dist/prisma/', '^node_modules/'] },
      to: { path: ['^dist/prisma/generated/', npm('@prisma')] },
    },
    {
      name: 'adapter-is-an-island',
      comment:
        'An adapter knows the domain and the one thing outside that it speaks to. If it needs another adapter, a ' +
        'repository or a process, let the activity call both and hand the value over.',
      severity: 'error',
      from: { path: '^dist/adapters/([^/]+)/' },
      to: { path: '^dist/', pathNot: ['^dist/adapters/$1/', '^dist/domain/'] },
    },
    {
      name: 'adapter-has-one-door',
      comment: 'The inside of an adapter may change. Import its index, and export there what is missing.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/adapters/' },
      to: { path: '^dist/adapters/[^/]+/', pathNot: '^dist/adapters/[^/]+/index\\.js$' },
    },
    {
      name: 'foreign-kits-stay-in-their-adapter',
      comment:
        'The kit of something outside (PDF engine, HTTP client for customers, object storage, LLM) has one home, so ' +
        'that it can be replaced. Ask the adapter through its index for what you need; only the stack may fetch its ' +
        'own server by itself.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/(adapters|services/stack)/' },
      to: {
        path: npm('@embedpdf', 'tesseract\\.js-core', 'piscina', 'undici', 'ipaddr\\.js', '@aws-sdk', 'ai', '@ai-sdk'),
      },
    },
    {
      name: 'activities-are-handed-what-they-use',
      comment:
        'An activity is one step, made by a factory from what it uses. Import the type of the adapter or repository, ' +
        'take the thing itself as a parameter of the factory, and wire it in services/worker.',
      severity: 'error',
      from: { path: '^dist/activities/' },
      to: { pathNot: ['^dist/(activities|domain)/', npm('@temporalio/activity'), pureBuiltins] },
    },
    {
      name: 'workflows-are-deterministic',
      comment:
        'A workflow is replayed: it may use the domain and @temporalio/workflow only. Import the types of activities ' +
        'with `import type` and call them through proxyActivities; everything else is the work of an activity.',
      severity: 'error',
      from: { path: '^dist/workflows/' },
      to: { pathNot: ['^dist/(workflows|domain)/', npm('@temporalio/workflow', '@temporalio/common')] },
    },
    {
      name: 'workflows-are-loaded-by-the-worker',
      comment:
        'Workflow code runs in the sandbox of the worker only. Start workflows by the names in ' +
        'domain/orchestration.ts, and import their types with `import type`.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/workflows/' },
      to: { path: '^dist/workflows/' },
    },
    {
      name: 'express-only-in-the-gateway',
      comment: 'Only the gateway knows HTTP requests. Hand on the parsed values, not the request or the response.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/services/gateway/' },
      to: { path: npm('express') },
    },
    {
      name: 'gateway-only-accepts-and-answers',
      comment:
        'The gateway accepts work and shows results. Reading documents, calling models and writing results is done by ' +
        'activities: start a workflow, or read what a repository keeps.',
      severity: 'error',
      from: { path: '^dist/services/gateway/' },
      to: {
        path: ['^dist/(activities|adapters)/', npm('@temporalio/(worker|workflow|activity|testing)')],
        pathNot: '^dist/adapters/(storage|outbound)/',
      },
    },
    {
      name: 'processes-do-not-import-each-other',
      comment:
        'Each folder of services/ is a process of its own and may run on another machine. Move what both need to ' +
        'domain/ (names, rules), adapters/ (things outside) or services/shared, or start the other one as a process. ' +
        'The command line alone may use the stack of this machine.',
      severity: 'error',
      from: { path: '^dist/services/([^/]+)/' },
      to: {
        path: '^dist/services/[^/]+/',
        pathNot: ['^dist/services/$1/', '^dist/services/(stack|shared|configuration)/'],
      },
    },
    {
      name: 'the-stack-serves-one-machine-only',
      comment:
        'The embedded servers are a convenience of one machine. The gateway and the worker are told addresses by ' +
        'their configuration and must run without it.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/services/(stack|cli)/' },
      to: { path: '^dist/services/stack/' },
    },
    {
      name: 'nobody-imports-a-main',
      comment: 'A main.ts starts a process when it is loaded. Move what you need from it to a file beside it.',
      severity: 'error',
      from: {},
      to: { path: '^dist/services/.*main\\.js$' },
    },
    {
      name: 'configuration-is-read-in-main',
      comment:
        'Variables are parsed once, in the main.ts of a process, and handed on as values. Take the value that you need ' +
        'as a parameter.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/services/(.*main\\.js$|configuration/)' },
      to: { path: '^dist/services/configuration/' },
    },
    {
      name: 'nothing-imports-tests',
      comment:
        'What runs for users must not need tests or scripts. Move the code to the folder that its subject names.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/(test|scripts)/' },
      to: { path: '^dist/(test|scripts)/' },
    },
    {
      name: 'no-development-package-at-run-time',
      comment:
        'Users install without development packages. Move the package to `dependencies` of package.json, or do without it.',
      severity: 'error',
      from: { path: '^dist/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'every-package-is-declared',
      comment:
        'The package is there only because another one brought it along, and may go with it. Add it to `dependencies` ' +
        'of package.json with its exact version.',
      severity: 'error',
      from: { path: '^dist/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/prisma/generated/.*/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
